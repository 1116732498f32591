import type { FieldRule } from '#contracts/forms.ts'
import type { CountryFacts } from '#server/markets/index.ts'

/** A field of the address form; its name is the field of an address. */
export type AddressField = FieldRule & { readonly name: AddressFieldName }
export type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'line1'
  | 'houseNumber'
  | 'line2'
  | 'postalCode'
  | 'city'
  | 'regionCode'
  | 'zone'
  | 'district'
  | 'mobilePhoneNumber'
  | 'legalCustomerNumber'
  | 'customsCustomerNumber'
  | 'organizationName'
  | 'taxOffice'

const text = { type: 'text', required: true } as const

/** Goods sent by email need the buyer's name, but no address. */
export type AddressForm = 'whole' | 'name-only'

const nameFields: AddressField[] = [
  {
    ...text,
    name: 'firstName',
    label: 'address.first-name',
    autocomplete: 'given-name',
    maxLength: 50,
    pairedWith: 'lastName',
  },
  { ...text, name: 'lastName', label: 'address.last-name', autocomplete: 'family-name', maxLength: 50 },
]

/** The form of an address in a country, in the order that people there write it. Browser and server use the same rules. */
export function addressFields(country: CountryFacts, form: AddressForm = 'whole'): AddressField[] {
  return form === 'name-only' ? nameFields : [...nameFields, ...placeFields(country)]
}

function placeFields({ address, regions, zones }: CountryFacts): AddressField[] {
  const fields: (AddressField | false)[] = [
    {
      ...text,
      name: 'line1',
      label: address.houseNumber ? 'address.street' : 'address.street-and-number',
      // `street-address` is only for fields with several lines.
      autocomplete: 'address-line1',
      maxLength: 100,
      ...(address.houseNumber ? { pairedWith: 'houseNumber' } : {}),
    },
    address.houseNumber && {
      ...text,
      name: 'houseNumber',
      label: 'address.house-number',
      autocomplete: 'off',
      maxLength: 10,
    },
    { ...text, name: 'line2', label: 'address.line2', required: false, autocomplete: 'address-line2', maxLength: 100 },
    ...townFields(address),
    address.regions === 'states' && regionField('address.state', regions),
    address.regions === 'provinces' && regionField('address.province', regions),
    address.regions === 'districts' && zoneField(zones),
    address.regions === 'districts' && districtField(regions, zones),
    {
      name: 'mobilePhoneNumber',
      label: 'address.phone',
      help: 'address.phone-help',
      type: 'tel',
      required: true,
      autocomplete: 'tel',
      inputMode: 'tel',
      pattern: '[+]?[0-9\\s\\(\\).\\/\\-]{6,20}',
      maxLength: 20,
    },
    address.legalCustomerNumber && {
      ...text,
      name: 'legalCustomerNumber',
      label: 'address.legal-number',
      maxLength: 30,
    },
    address.customsCustomerNumber && {
      ...text,
      name: 'customsCustomerNumber',
      label: 'address.customs-number',
      maxLength: 30,
    },
    address.taxOffice && {
      ...text,
      name: 'organizationName',
      label: 'address.company',
      required: false,
      autocomplete: 'organization',
      maxLength: 100,
    },
    address.taxOffice && { ...text, name: 'taxOffice', label: 'address.tax-office', required: false, maxLength: 100 },
  ]
  return fields.filter((field) => field !== false)
}

function townFields({ postalCode, city }: CountryFacts['address']): AddressField[] {
  const code: AddressField | undefined = postalCode
    ? {
        ...text,
        name: 'postalCode',
        label: 'address.postal-code',
        autocomplete: 'postal-code',
        pattern: postalCode.pattern,
        example: postalCode.example,
        maxLength: 10,
        inputMode: /[a-z]/i.test(postalCode.example) ? 'text' : 'numeric',
        ...(postalCode.mask === undefined ? {} : { mask: postalCode.mask }),
        ...(city ? { pairedWith: 'city' } : {}),
      }
    : undefined
  const town: AddressField | undefined = city
    ? { ...text, name: 'city', label: 'address.city', autocomplete: 'address-level2', maxLength: 60 }
    : undefined
  return [code, town].filter((field) => field !== undefined)
}

const regionField = (label: string, regions: CountryFacts['regions']): AddressField => ({
  name: 'regionCode',
  label,
  type: 'select',
  required: true,
  autocomplete: 'address-level1',
  options: regions.map(({ code, name }) => ({ value: code, label: name })),
})

const zoneField = (zones: CountryFacts['zones']): AddressField => ({
  name: 'zone',
  label: 'address.zone',
  type: 'select',
  required: true,
  autocomplete: 'address-level1',
  options: zones.map(({ id, name }) => ({ value: id, label: name })),
  pairedWith: 'district',
})

function districtField(regions: CountryFacts['regions'], zones: CountryFacts['zones']): AddressField {
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]))
  return {
    name: 'district',
    label: 'address.district',
    type: 'select',
    required: true,
    options: regions.map(({ code, name, zone }) => {
      const group = zone === undefined ? undefined : zoneNames.get(zone)
      return { value: code, label: name, ...(group === undefined ? {} : { group }) }
    }),
  }
}
