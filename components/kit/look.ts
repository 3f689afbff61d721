/**
 * The look of a labeled field: label, control and help below each other. In {@link SettingRows} on a wide page (`beside`
 * in style.css), the control is beside them.
 */
export const FIELD_LOOK =
  'flex flex-col gap-1 beside:grid beside:grid-cols-[15rem_minmax(0,1fr)] beside:items-start beside:gap-x-6 beside:*:col-start-2';

/** The label's side of a field: the label itself and the help below it. */
export const FIELD_SIDE_LOOK = 'beside:col-start-1!';

/** The control, beside its label and help. */
export const FIELD_CONTROL_LOOK = 'beside:row-span-2 beside:row-start-1';

/** What follows a field in its row, below the control. */
export const FIELD_BELOW_LOOK = 'beside:ms-66';
