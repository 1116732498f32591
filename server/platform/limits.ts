/** Number of attempts allowed in a time span, and the group of callers counted together. */
export interface Limit {
  readonly most: number
  readonly seconds: number
  readonly per: 'basket' | 'list' | 'name' | 'network' | 'network and name' | 'order' | 'card' | 'all'
}

/**
 * Every limit of the shop, in one table. What guards money is counted in the database, across all processes, and only where a try was
 * wrong; plain reads and writes are counted by each process for itself.
 */
export const limits = {
  'gift-card-by-basket': { most: 5, seconds: 600, per: 'basket' },
  'gift-card-by-network': { most: 20, seconds: 3600, per: 'network' },
  'promo-code-by-basket': { most: 20, seconds: 3600, per: 'basket' },
  'promo-code-by-network': { most: 100, seconds: 3600, per: 'network' },
  'notify-me-by-network': { most: 10, seconds: 3600, per: 'network' },
  'notify-me-by-email': { most: 5, seconds: 86_400, per: 'network and name' },
  /** Mails by which a member shares a list with friends. */
  'wishlist-mails-by-list': { most: 20, seconds: 86_400, per: 'list' },
  'wishlist-mails-by-email': { most: 5, seconds: 86_400, per: 'network and name' },
  'wishlist-watches-by-network': { most: 10, seconds: 3600, per: 'network' },
  'wishlist-watches-by-email': { most: 5, seconds: 86_400, per: 'network and name' },
  'club-by-network': { most: 20, seconds: 3600, per: 'network' },
  'club-by-email': { most: 10, seconds: 86_400, per: 'network and name' },
  /** Mails that ask to confirm a consent, however it was given. */
  'club-mails-by-email': { most: 3, seconds: 86_400, per: 'network and name' },
  /** Questions to customer service: each is a mail to them. */
  'support-by-network': { most: 10, seconds: 3600, per: 'network' },
  'support-by-email': { most: 10, seconds: 86_400, per: 'network and name' },
  /** Over all callers. While more than this were wrong, only own baskets with goods in them may try, and be wrong once an hour. */
  'gift-card-by-all': { most: 500, seconds: 3600, per: 'all' },
  'promo-code-by-all': { most: 3000, seconds: 3600, per: 'all' },
  'gift-card-while-many-guess': { most: 1, seconds: 3600, per: 'basket' },
  'promo-code-while-many-guess': { most: 1, seconds: 3600, per: 'basket' },
  /** Wrong numbers or addresses where guests look up their orders. */
  'order-look-up-by-network': { most: 20, seconds: 3600, per: 'network' },
  /** Of one order from all networks: its address is not to be guessed from many. Then each network has the few tries below, its buyer's too. */
  'order-look-up-by-order': { most: 50, seconds: 3600, per: 'order' },
  'order-look-up-while-many-guess': { most: 2, seconds: 3600, per: 'network and name' },
  /** Refusals by banks. The network's span is short: a household or an office is not kept from paying for long. */
  'refused-cards-by-basket': { most: 6, seconds: 3600, per: 'basket' },
  'refused-cards-by-network': { most: 30, seconds: 600, per: 'network' },
  'refused-cards-by-card': { most: 4, seconds: 3600, per: 'card' },
  /** More than this together raise an alarm, and stop nobody. */
  'refused-cards-by-all': { most: 300, seconds: 600, per: 'all' },
  /** Wrong passwords of an account from one network; a browser that signed in before has its own count. */
  'sign-in-by-name': { most: 10, seconds: 900, per: 'network and name' },
  'sign-in-by-device': { most: 10, seconds: 900, per: 'network and name' },
  /**
   * Of one account from all networks, by browsers that never signed in to it: a password is not to be guessed from many networks. From then
   * on one try is taken at a time, so its owner still comes in by a new browser, and by a known one or a new password at once.
   */
  'sign-in-by-account': { most: 10, seconds: 900, per: 'name' },
  'sign-in-in-turn': { most: 1, seconds: 30, per: 'name' },
  /** While more than this were wrong over all callers, only browsers that signed in before may try a password. */
  'sign-in-by-all': { most: 500, seconds: 600, per: 'all' },
  /** Failed attempts with a passkey. */
  'passkey-by-network': { most: 30, seconds: 900, per: 'network' },
  'sign-up-by-network': { most: 5, seconds: 3600, per: 'network' },
  /** With other providers: failed sign-ins, and new accounts. */
  'provider-sign-in-by-network': { most: 30, seconds: 900, per: 'network' },
  'reset-by-email': { most: 3, seconds: 3600, per: 'network and name' },
  'reset-by-network': { most: 20, seconds: 3600, per: 'network' },
  'verify-by-account': { most: 5, seconds: 3600, per: 'network and name' },
  'email-change-by-account': { most: 3, seconds: 3600, per: 'network and name' },
  'email-change-by-network': { most: 20, seconds: 3600, per: 'network' },
  'data-export-by-account': { most: 3, seconds: 86_400, per: 'network and name' },
  'email-exists-by-basket': { most: 5, seconds: 3600, per: 'basket' },
  'email-exists-by-network': { most: 20, seconds: 3600, per: 'network' },
  /** Each costs the shop a call of a paid service. */
  'address-lookups': { most: 120, seconds: 60, per: 'network' },
  'address-lookups-by-all': { most: 3000, seconds: 60, per: 'all' },
  writes: { most: 100, seconds: 60, per: 'network' },
  reads: { most: 1000, seconds: 60, per: 'network' },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits

/**
 * How much of one kind of work is done at once, how much may wait for it, and for how long at most. If the queue lasts longer than
 * `crowdMs`, it is no short peak: from then on nobody waits longer than `hurriedMs`.
 */
export interface WorkLimit {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
  readonly crowdMs: number
  readonly hurriedMs: number
}

/**
 * Kinds of work a process accepts, the most urgent first. Work beyond the limits is refused at once, so that accepted work is done in time.
 */
export const workLimits = {
  payments: { atOnce: 32, waiting: 2_000, waitMs: 8_000, crowdMs: 5_000, hurriedMs: 6_000 },
  notices: { atOnce: 16, waiting: 10_000, waitMs: 10_000, crowdMs: 10_000, hurriedMs: 10_000 },
  writes: { atOnce: 64, waiting: 4_000, waitMs: 8_000, crowdMs: 3_000, hurriedMs: 4_000 },
  /** Most of them wait for a password to be hashed, and do no work meanwhile. */
  'sign-ins': { atOnce: 320, waiting: 1_000, waitMs: 8_000, crowdMs: 3_000, hurriedMs: 4_000 },
  reads: { atOnce: 128, waiting: 2_000, waitMs: 5_000, crowdMs: 1_000, hurriedMs: 300 },
  pages: { atOnce: 64, waiting: 1_000, waitMs: 5_000, crowdMs: 1_000, hurriedMs: 300 },
} as const satisfies Readonly<Record<string, WorkLimit>>

export type Work = keyof typeof workLimits

/** Shoppers who may be on the checkout's pages at the same time, by default. */
export const checkoutPlaces = 2_000

/** Places that one network may hold: a tenth of all, so 200 of 2,000, and never fewer than a household or a small office needs. */
export const mostPlacesOfNetwork = (places: number): number => Math.max(20, Math.floor(places / 10))

/** Limits of one connection and of one network, applied before a request is read. */
export interface ConnectionLimits {
  /** The whole of a request, its body too, has come by then. */
  readonly requestMs: number
  /** An answer of which the client reads nothing for this long is aborted. */
  readonly stalledMs: number
  /** Requests sent ahead on one connection, which are answered one after the other. */
  readonly sentAhead: number
  readonly perNetwork: number
  readonly inAll: number
  /** Interval of the check for late requests. */
  readonly checkEveryMs: number
  /** Sockets that listen, where a port can be shared: each takes one connection in a turn of the event loop. */
  readonly acceptors: number
  /** So long are requests begun in a turn of the event loop; the others wait for the next one. */
  readonly turnMs: number
  /** If requests have always been waiting for this long, one that waited `lateMs` is refused, if its client can come again. */
  readonly crowdMs: number
  readonly lateMs: number
}

export const connectionLimits: ConnectionLimits = {
  requestMs: 15_000,
  stalledMs: 30_000,
  sentAhead: 32,
  perNetwork: 1_000,
  inAll: 10_000,
  checkEveryMs: 1_000,
  acceptors: 16,
  turnMs: 10,
  crowdMs: 1_000,
  lateMs: 250,
}

/** The default limit of a body; a call may set another one. */
export const mostBodyBytes = 100_000
