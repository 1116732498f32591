export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlsIn = (place: ParentNode): Control[] => [
  ...place.querySelectorAll<Control>('input, select, textarea'),
]

export const isCheckable = (control: Control): control is HTMLInputElement & { readonly type: 'checkbox' | 'radio' } =>
  control.type === 'checkbox' || control.type === 'radio'

/** The files of a field can only be chosen by a shopper. */
export const isText = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && control.type !== 'file'

/** The same control in another rendering of the page. */
export const nameOf = (control: Control): string =>
  [control.form?.getAttribute('action'), control.id, control.name, isCheckable(control) && control.value].join(' ')
