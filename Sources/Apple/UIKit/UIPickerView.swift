/// Wheels with choices. The host does not turn them.
open class UIPickerView: UIView {
    /// The object that has the choices.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The object that receives the events of the wheels.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of choices of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Turns a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    /// Returns the choice of a wheel.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
    /// Reloads the choices. Has no effect here.
    open func reloadAllComponents() {}
    /// Reloads the choices of a wheel. Has no effect here.
    open func reloadComponent(_ component: Int) {}
}

/// The object that has the choices of wheels.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of choices of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that receives the events of wheels.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the title of a choice.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the view of a choice.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the height of a choice.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the width of a wheel.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Notifies of a choice. The host does not call it.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns none.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns an empty view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    /// Returns a height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Returns a width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
