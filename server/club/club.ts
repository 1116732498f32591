import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { ClubProblem } from './club.problems.ts'

/** Marketing mails only, or membership of the customer club, which includes them. */
export type Topic = 'newsletter' | 'club'

export type SubscriptionState = 'pending' | 'active' | 'ended'

/** An email address that agreed to marketing, or was asked to. */
export interface Contact {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly market: string
  readonly subscriptions: readonly Subscription[]
}

/** The result of a contact's consent records. */
export interface Subscription {
  readonly topic: Topic
  readonly state: SubscriptionState
  /** Chosen with the consent that counts. */
  readonly subBrands: readonly string[]
  readonly changedAt: Date
  /** True if the consent counts, or counted until it ended. */
  readonly hadCounted: boolean
}

/** The keys of the texts beside the boxes and buttons that ask for a consent. */
export const consentTexts = {
  club: 'club.consent',
  popup: 'club.newsletter-consent',
  box: 'checkout.newsletter',
  undo: 'club.undo',
  /** Consent requested only by mail: the text beside the button that its link opens. */
  confirm: 'club.confirm-intro',
} as const

/** A text of the shop, or the text of a form on another site. */
export type ConsentText = keyof typeof consentTexts | { readonly key: string; readonly body: string }

/** A person agreed, by ticking a box or pressing a button. */
export interface Consent {
  readonly market: Market
  readonly email: string
  readonly topic: Topic
  /** The text that the person read. */
  readonly text: ConsentText
  /** Where it was given: `checkout`, `notify-me`, `sign-up`, `popup`, or a name from the caller. */
  readonly source: string
  /** The id of what it was given with, such as a basket. */
  readonly sourceId?: string | undefined
  readonly accountId?: string | undefined
  readonly subBrands?: readonly string[] | undefined
  readonly person?: Person | undefined
  /** True to ask by mail even in a market that does not require this. */
  readonly alwaysConfirms?: boolean | undefined
  /** True if the person used a link that only the owner of the address has. */
  readonly isOwner?: boolean | undefined
}

export interface Person {
  readonly firstName: string | null
  readonly lastName: string | null
  /** ISO date. */
  readonly birthday: string | null
}

/** The submitted form of the customer club. */
export interface Signup {
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly birthday?: string | undefined
  readonly subBrands?: readonly string[] | undefined
  readonly acceptTerms?: boolean | undefined
  readonly source: string
}

export interface ClubCaller {
  readonly market: Market
  /** Network address of the client; undefined for a service with a valid secret. */
  readonly address?: string | undefined
}

/** A signed-in shopper. */
export interface AccountOwner {
  readonly market: Market
  readonly accountId: string
  readonly email: string
  readonly emailVerified: boolean
}

/** How a person ended marketing mails. */
export interface Withdrawal {
  readonly market: Market
  /** `mail`, `one-click`, `form`, `account`, `checkout` … */
  readonly source: string
  readonly messageId?: string | undefined
  readonly reason?: string | undefined
}

/**
 * Consent to marketing mails. Every way to give or withdraw it is recorded in one ledger. In a market with double
 * opt-in, a consent counts only after the owner of the address has confirmed it through the link in a mail.
 */
export interface Club {
  /** Joins the customer club. The answer reveals nothing about the address. */
  subscribe(asking: ClubCaller, signup: Signup): Promise<Result<Exclude<SubscriptionState, 'ended'>, ClubProblem>>
  /** Requests the newsletter with only an address, which must always be confirmed by mail. */
  verifyEmail(
    asking: ClubCaller,
    asked: { readonly email: string; readonly source: string; readonly text: 'popup' | 'confirm' },
  ): Promise<Result<void, ClubProblem>>
  /** Records a consent, in the transaction of its cause. A confirmation mail is queued automatically. */
  consent(inside: Database, consent: Consent): Promise<void>
  /** Withdraws the consent that was given with, for example, one basket; other consents of the address stay. */
  withdrawConsent(
    inside: Database,
    given: { readonly market: Market; readonly email: string; readonly source: string; readonly sourceId: string },
  ): Promise<void>
  /** The contact of a mail's link, as long as it can be confirmed. */
  toConfirm(verificationId: string): Promise<Contact | undefined>
  /** Each link can be used once. */
  confirm(verificationId: string): Promise<Result<Contact, ClubProblem>>
  /** The newsletter switch: on gives a consent or asks for confirmation; off ends all marketing mails. */
  switchNews(owner: AccountOwner, isOn: boolean): Promise<void>
  contact(contactId: string): Promise<Contact | undefined>
  contactOf(email: string): Promise<Contact | undefined>
  /** Ends all marketing mails of a contact; a repeated call is accepted. */
  unsubscribe(contactId: string, withdrawal: Withdrawal): Promise<Result<Contact, ClubProblem>>
  /** The same by address, executed later, for known and unknown addresses alike. */
  unsubscribeByEmail(
    asking: ClubCaller,
    asked: { readonly email: string; readonly reason?: string | undefined },
  ): Promise<Result<void, ClubProblem>>
  /** Undoes the last withdrawal, within an hour. */
  undo(contactId: string, market: Market): Promise<Result<Contact, ClubProblem>>
  /** The only permission to send a marketing mail: the contact, if the address has a valid consent. */
  mayMail(email: string): Promise<Contact | undefined>
}

/** True for a member of the customer club. */
export const isMember = ({ subscriptions }: Pick<Contact, 'subscriptions'>): boolean =>
  subscriptions.some(({ topic, state }) => topic === 'club' && state === 'active')

/** True if marketing mails may be sent. */
export const isSubscribed = ({ subscriptions }: Pick<Contact, 'subscriptions'>): boolean =>
  subscriptions.some(({ state }) => state === 'active')

/** How long a withdrawal can be undone. */
export const undoWithinMs = 60 * 60 * 1000

/** True for a short time after a valid consent was withdrawn. */
export const canUndo = ({ subscriptions }: Pick<Contact, 'subscriptions'>, now: Date): boolean =>
  subscriptions.some(
    ({ state, hadCounted, changedAt }) =>
      state === 'ended' && hadCounted && changedAt.getTime() > now.getTime() - undoWithinMs,
  )
