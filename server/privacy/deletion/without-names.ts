/** Fields of an address that taxes and bookkeeping need: they name a country or a region, not a person. */
const keptOfAddress = new Set(['country', 'regionCode'])
/** Any of these makes an object an address. */
const marksOfAddress = ['firstName', 'lastName', 'line1', 'street', 'postalCode', 'city', 'mobilePhoneNumber', 'email']
/** Fields that hold an address or a message whatever is in them. */
const alwaysAddresses = new Set(['shippingAddress', 'billingAddress', 'pickupPointAddress'])
/** Fields that identify a person, or contain a text by them. */
const personal = new Set([
  ...['email', 'customer', 'note', 'giftCard', 'letter', 'giftCards', 'geoCoordinates', 'pickupPointId', 'html'],
  'carrierPostNumber',
  ...[
    'firstName',
    'lastName',
    'phoneNumber',
    'mobilePhoneNumber',
    'recipientName',
    'recipientEmail',
    'senderName',
    'message',
  ],
])

/**
 * Stored content without what tells whose it is: goods, amounts, taxes, dates, country and region stay. Texts become empty and lists
 * empty, so that the content keeps its shape.
 */
export function withoutNames(value: unknown, field = ''): unknown {
  if (alwaysAddresses.has(field)) return emptiedAddress(value)
  if (personal.has(field)) return emptied(value)
  if (Array.isArray(value)) return value.map((one) => withoutNames(one))
  if (typeof value !== 'object' || value === null) return value
  if (marksOfAddress.some((mark) => mark in value) && !('lines' in value)) return emptiedAddress(value)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNames(one, name)]))
}

const emptiedAddress = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? emptied(value)
    : Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) =>
          keptOfAddress.has(name) ? [[name, one]] : typeof one === 'string' ? [[name, '']] : [],
        ),
      )

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (typeof one === 'string' ? [[name, '']] : [])),
  )
}
