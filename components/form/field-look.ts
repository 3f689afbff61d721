/**
 * The look of a labeled field: label, control and help below each other; inside {@link SettingRows}, on a wide page, the
 * control beside them.
 */
export const FIELD_LOOK =
  'flex flex-col gap-1 md:in-data-rows:grid md:in-data-rows:grid-cols-[15rem_minmax(0,1fr)] md:in-data-rows:items-start md:in-data-rows:gap-x-6 md:in-data-rows:*:col-start-2';

/** The label's side of a field: the label itself and the help below it. */
export const FIELD_SIDE_LOOK = 'md:in-data-rows:col-start-1!';

/** The control, beside its label and help. */
export const FIELD_CONTROL_LOOK = 'md:in-data-rows:row-span-2 md:in-data-rows:row-start-1';

/** What follows a field in its row, below the control. */
export const FIELD_BELOW_LOOK = 'md:in-data-rows:ms-66';
