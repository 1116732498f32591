export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlsIn = (place: ParentNode): Control[] => [
  ...place.querySelectorAll<Control>('input, select, textarea'),
]

export const isCheckable = (control: Control): control is HTMLInputElement & { readonly type: 'checkbox' | 'radio' } =>
  control.type === 'checkbox' || control.type === 'radio'

/** True for a control with a text that a script may set. File fields are left out, because only a shopper can choose files. */
export const isText = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.type !== 'file'

/** A name that identifies the same control in another rendering of the page. */
export const nameOf = (control: Control): string =>
  [control.form?.getAttribute('action'), control.id, control.name, isCheckable(control) && control.value].join(' ')
