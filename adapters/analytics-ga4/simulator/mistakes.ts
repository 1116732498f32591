export interface SentBatch {
  readonly client_id?: string
  readonly user_id?: string
  readonly consent?: { readonly ad_user_data?: string; readonly ad_personalization?: string }
  readonly events?: readonly { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> }[]
}

const aName = /^[a-z][a-z0-9_]{0,39}$/i
/** Names that the service reserves. */
const kept =
  /^(?:error|session_start|first_visit|first_open|user_engagement|app_\w+|ad_\w+|firebase_\w+|google_\w+|ga_\w+)$/

/** The mistakes for which the service would reject a batch. */
export function mistakesIn({ client_id: clientId, events, consent }: SentBatch): string[] {
  if (!clientId) return ['client_id is missing.']
  if (!events || events.length === 0) return ['events are missing.']
  if (events.length > 25) return ['More than 25 events.']
  const states = [consent?.ad_user_data, consent?.ad_personalization]
  if (states.some((state) => state !== 'GRANTED' && state !== 'DENIED'))
    return ['consent is neither granted nor denied.']
  return events.flatMap(({ name = '', params = {} }) => {
    if (!aName.test(name) || kept.test(name)) return [`${name} is no name for an event.`]
    const names = Object.keys(params)
    if (names.length > 25) return [`${name}: more than 25 parameters.`]
    return names.flatMap((one) => {
      const value = params[one]
      if (!aName.test(one)) return [`${name}: ${one} is no name for a parameter.`]
      return typeof value === 'string' && value.length > 100 ? [`${name}: ${one} is longer than 100 characters.`] : []
    })
  })
}
