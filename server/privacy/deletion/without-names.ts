/** Address fields that taxes and bookkeeping need. They identify a country or a region, not a person. */
const keptOfAddress = new Set(['country', 'regionCode'])
/** An object with one of these fields is an address. */
const marksOfAddress = ['firstName', 'lastName', 'line1', 'street', 'postalCode', 'city', 'mobilePhoneNumber', 'email']
/** Fields that always contain an address, whatever their content. */
const alwaysAddresses = new Set(['shippingAddress', 'billingAddress', 'pickupPointAddress'])
/** Fields that identify a person, or contain text written by a person. */
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
 * Removes from stored content what identifies a person; goods, amounts, taxes, dates, country and region stay. Texts
 * and lists become empty, so that the content keeps its form.
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
