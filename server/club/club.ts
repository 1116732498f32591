import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { ClubProblem } from './club.problems.ts'

/** Marketing mails alone, or membership of the customer club, which has them too. */
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
  /** It counts now, or counted until it ended. */
  readonly hadCounted: boolean
}

/** The texts beside the boxes and buttons that ask for a consent, as word keys. */
export const consentTexts = {
  club: 'club.consent',
  popup: 'club.newsletter-consent',
  box: 'checkout.newsletter',
  undo: 'club.undo',
  /** Asked by mail alone: the words stand beside the button behind its link. */
  confirm: 'club.confirm-intro',
} as const

/** A text of the shop, or the words of a form that stands elsewhere. */
export type ConsentText = keyof typeof consentTexts | { readonly key: string; readonly body: string }

/** A person agreed, by a box ticked or a button pressed. */
export interface Consent {
  readonly market: Market
  readonly email: string
  readonly topic: Topic
  /** The text that the person read. */
  readonly text: ConsentText
  /** Where: `checkout`, `notify-me`, `sign-up`, `popup`, or a name that the caller sends. */
  readonly source: string
  /** The thing it was given with, such as a basket. */
  readonly sourceId?: string | undefined
  readonly accountId?: string | undefined
  readonly subBrands?: readonly string[] | undefined
  readonly person?: Person | undefined
  /** Asks by mail even where the market does without. */
  readonly alwaysConfirms?: boolean | undefined
  /** The person acted behind a link that only the owner of the address has. */
  readonly isOwner?: boolean | undefined
}

export interface Person {
  readonly firstName: string | null
  readonly lastName: string | null
  /** ISO date. */
  readonly birthday: string | null
}

/** The form of the customer club as it was sent. */
export interface Signup {
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly birthday?: string | undefined
  readonly subBrands?: readonly string[] | undefined
  readonly acceptTerms?: boolean | undefined
  readonly source: string
}

export interface Asking {
  readonly market: Market
  /** Client address, whose network is counted; left out for a service that proved itself. */
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
 * Consent to marketing mails: every way to give or withdraw it ends here, in one ledger. Where a market asks for a double opt-in, a consent
 * counts once the owner of the address has confirmed it behind the link of a mail.
 */
export interface Club {
  /** Joins the customer club. The answer reveals nothing about the address. */
  subscribe(asking: Asking, signup: Signup): Promise<Result<Exclude<SubscriptionState, 'ended'>, ClubProblem>>
  /** Asks for the newsletter with nothing but an address, which is always confirmed by mail. */
  verifyEmail(
    asking: Asking,
    asked: { readonly email: string; readonly source: string; readonly text: 'popup' | 'confirm' },
  ): Promise<Result<void, ClubProblem>>
  /** Records a consent in the transaction of its cause. The mail that asks the owner of the address follows by itself. */
  consent(inside: Database, consent: Consent): Promise<void>
  /** Withdraws the consent given with one thing, such as a basket; other consents of the address stay. */
  withdrawConsent(
    inside: Database,
    given: { readonly market: Market; readonly email: string; readonly source: string; readonly sourceId: string },
  ): Promise<void>
  /** The contact of a mail's link, while it can be confirmed. */
  toConfirm(verificationId: string): Promise<Contact | undefined>
  /** Possible once for each link. */
  confirm(verificationId: string): Promise<Result<Contact, ClubProblem>>
  /** The switch of an account: turned on it asks or gives, turned off it ends all marketing mails. */
  switchNews(owner: AccountOwner, isOn: boolean): Promise<void>
  contact(contactId: string): Promise<Contact | undefined>
  contactOf(email: string): Promise<Contact | undefined>
  /** Ends all marketing mails of a contact; again is no problem. */
  unsubscribe(contactId: string, withdrawal: Withdrawal): Promise<Result<Contact, ClubProblem>>
  /** The same by the address alone, later and for any address, so that nobody learns which is known. */
  unsubscribeByEmail(
    asking: Asking,
    asked: { readonly email: string; readonly reason?: string | undefined },
  ): Promise<Result<void, ClubProblem>>
  /** Takes the last withdrawal back, within an hour. */
  undo(contactId: string, market: Market): Promise<Result<Contact, ClubProblem>>
  /** The only leave to send a marketing mail: the contact, if a consent of the address counts now. */
  mayMail(email: string): Promise<Contact | undefined>
}

/** True for a member of the customer club. */
export const isMember = ({ subscriptions }: Pick<Contact, 'subscriptions'>): boolean =>
  subscriptions.some(({ topic, state }) => topic === 'club' && state === 'active')

/** True if mails may be sent. */
export const isSubscribed = ({ subscriptions }: Pick<Contact, 'subscriptions'>): boolean =>
  subscriptions.some(({ state }) => state === 'active')

/** How long a withdrawal can be undone. */
export const undoWithinMs = 60 * 60 * 1000

/** True for a short time after a consent that counted was withdrawn. */
export const canUndo = ({ subscriptions }: Pick<Contact, 'subscriptions'>, now: Date): boolean =>
  subscriptions.some(
    ({ state, hadCounted, changedAt }) =>
      state === 'ended' && hadCounted && changedAt.getTime() > now.getTime() - undoWithinMs,
  )
