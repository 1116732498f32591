import type { AddressSuggestion } from '#contracts/address-lookup.ts'

/** Writes a suggestion into the address fields of a form, and shows the fields. Fields that are not in the suggestion keep their values. */
export function fillAddress(form: HTMLFormElement, suggestion: Partial<AddressSuggestion>): void {
  const { street, number, zipcode, city, region, district } = suggestion
  const hasNumber = form.elements.namedItem('houseNumber') !== null
  write(form, 'line1', hasNumber ? street : [street, number].filter(Boolean).join(' '))
  write(form, 'houseNumber', number)
  write(form, 'postalCode', zipcode)
  write(form, 'city', city)
  write(form, 'regionCode', region)
  write(form, 'zone', region)
  write(form, 'district', district ?? city)
  const place = form.querySelector<HTMLDetailsElement>('details[data-address]')
  if (place) place.open = true
  emptyField(form)?.focus()
}

function write(form: HTMLFormElement, name: string, text: string | undefined): void {
  const field = form.elements.namedItem(name)
  if (!text) return
  if (field instanceof HTMLSelectElement) choose(field, text)
  else if (field instanceof HTMLInputElement) field.value = text
  else return
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses an option by its value or its label. Without a match nothing is chosen. */
function choose(field: HTMLSelectElement, text: string): void {
  const wanted = text.toLocaleLowerCase()
  const option = [...field.options].find(
    ({ value, label }) => value.toLocaleLowerCase() === wanted || label.toLocaleLowerCase() === wanted,
  )
  if (option) field.value = option.value
}

const emptyField = (form: HTMLFormElement): HTMLElement | undefined =>
  ['line1', 'houseNumber', 'postalCode', 'city', 'regionCode', 'zone', 'district', 'mobilePhoneNumber']
    .map((name) => form.elements.namedItem(name))
    .find(
      (field): field is HTMLInputElement | HTMLSelectElement =>
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === '',
    )
