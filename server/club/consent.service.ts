import { createHash } from 'node:crypto'
import type { Clock } from '#foundation/clock.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type Consent, consentTexts } from './club.ts'
import type { ShownText } from './consent-ledger.repository.ts'
import { type Contacts, contactsIn } from './contacts.repository.ts'

export interface ConsentNeeds {
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly newId: () => string
  readonly words: (market: Market) => Translate
  readonly toggle: (market: Market, key: 'signupTermsAndDoubleOptIn') => boolean
}

/** True if a consent counts only after its confirmation. A country's rule applies whatever the toggle says. */
export const confirms = ({ toggle }: Pick<ConsentNeeds, 'toggle'>, market: Market): boolean =>
  market.country.confirmsMarketing || toggle(market, 'signupTermsAndDoubleOptIn')

const nobody = { firstName: null, lastName: null, birthday: null }

/**
 * Records a consent and its consequences. Known and new addresses take the same steps, so that the time of an answer
 * reveals nothing; an existing subscription is not changed.
 */
export async function recordConsent(needs: ConsentNeeds, inside: Database, consent: Consent): Promise<void> {
  const { market, topic, source } = consent
  const at = needs.clock()
  const contacts = contactsIn(inside)
  const text = shownText(needs, consent)
  await contacts.storeText(text, at)
  const contactId = await contacts.lock({
    ...{ ...nobody, ...consent.person, id: needs.newId() },
    ...{ email: consent.email.toLowerCase(), market: market.id, at },
  })
  const act = await actOf(needs, contacts, contactId, consent)
  const recordId = await contacts.record({
    ...{ contactId, act, topic, source, at, market: market.id, language: market.locale, textVersion: text.version },
    ...{ sourceId: consent.sourceId ?? null, accountId: consent.accountId ?? null, subBrands: consent.subBrands ?? [] },
  })
  if (act !== 'repeated') {
    await contacts.complete(contactId, { ...nobody, ...consent.person })
    await contacts.setState({ contactId, topic, state: act === 'given' ? 'active' : 'pending', recordId }, at)
  }
  await needs.jobs.send(inside, 'confirm-contact', { recordId })
}

async function actOf(
  needs: ConsentNeeds,
  contacts: Contacts,
  contactId: string,
  { market, topic, isOwner, alwaysConfirms }: Consent,
): Promise<'repeated' | 'asked' | 'given'> {
  if ((await contacts.stateOf(contactId, topic)) === 'active') return 'repeated'
  return !isOwner && (alwaysConfirms || confirms(needs, market)) ? 'asked' : 'given'
}

/** The text as it was shown. Its version is derived from the text, so any change gives a new version. */
function shownText({ words }: Pick<ConsentNeeds, 'words'>, { market, text }: Consent): ShownText {
  // The text is stored once for all readers, so a placeholder replaces the reader's address.
  const inPlaceOfAddress = text === 'confirm' ? ['…'] : []
  const { key, body } =
    typeof text === 'string'
      ? { key: consentTexts[text], body: words(market)(consentTexts[text], ...inPlaceOfAddress) }
      : text
  const hash = createHash('sha256').update(`${market.locale}\n${body}`).digest('hex').slice(0, 16)
  return { version: `${key}-${hash}`, language: market.locale, body }
}
