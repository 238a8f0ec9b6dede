export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { DateRange, type DateRangeProps, type Days } from './DateRange.tsx';
export { calendarKeys, dateFieldKeys } from './model.ts';
