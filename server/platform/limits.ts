/** How many attempts are allowed in a time span, and which callers are counted together. */
export interface Limit {
  readonly most: number
  readonly seconds: number
  readonly per:
    | 'basket'
    | 'list'
    | 'name'
    | 'network'
    | 'network and name'
    | 'device and name'
    | 'order'
    | 'card'
    | 'all'
}

/**
 * All limits of the shop. Those that protect money and accounts are counted in the database, across all processes, and
 * mostly only wrong attempts count. Simple reads and writes are counted by each process for itself.
 */
export const limits = {
  'gift-card-by-basket': { most: 5, seconds: 600, per: 'basket' },
  'gift-card-by-network': { most: 20, seconds: 3600, per: 'network' },
  'promo-code-by-basket': { most: 20, seconds: 3600, per: 'basket' },
  'promo-code-by-network': { most: 100, seconds: 3600, per: 'network' },
  'notify-me-by-network': { most: 10, seconds: 3600, per: 'network' },
  'notify-me-by-email': { most: 5, seconds: 86_400, per: 'name' },
  /** Mails by which a member shares a list with friends. */
  'wishlist-mails-by-list': { most: 20, seconds: 86_400, per: 'list' },
  'wishlist-mails-by-email': { most: 5, seconds: 86_400, per: 'name' },
  'wishlist-watches-by-network': { most: 10, seconds: 3600, per: 'network' },
  'wishlist-watches-by-email': { most: 5, seconds: 86_400, per: 'name' },
  'club-by-network': { most: 20, seconds: 3600, per: 'network' },
  'club-by-email': { most: 10, seconds: 86_400, per: 'name' },
  /** Mails that ask to confirm a consent, however it was given. */
  'club-mails-by-email': { most: 3, seconds: 86_400, per: 'name' },
  /** Questions to customer service. Each sends a mail. */
  'support-by-network': { most: 10, seconds: 3600, per: 'network' },
  'support-by-email': { most: 10, seconds: 86_400, per: 'name' },
  /** Wrong codes of all callers. Above it, only baskets with goods may try a code, and may be wrong once an hour. */
  'gift-card-by-all': { most: 500, seconds: 3600, per: 'all' },
  'promo-code-by-all': { most: 3000, seconds: 3600, per: 'all' },
  'gift-card-while-many-guess': { most: 1, seconds: 3600, per: 'basket' },
  'promo-code-while-many-guess': { most: 1, seconds: 3600, per: 'basket' },
  /** Wrong numbers or addresses when guests look up their orders. */
  'order-look-up-by-network': { most: 20, seconds: 3600, per: 'network' },
  /**
   * For one order, from all networks, so that its address cannot be guessed from many networks. Above it, each network
   * has the few attempts of the next limit, also the buyer's network.
   */
  'order-look-up-by-order': { most: 50, seconds: 3600, per: 'order' },
  'order-look-up-while-many-guess': { most: 2, seconds: 3600, per: 'network and name' },
  /** Cards refused by banks. The span for a network is short, so that a household or an office can soon pay again. */
  'refused-cards-by-basket': { most: 6, seconds: 3600, per: 'basket' },
  'refused-cards-by-network': { most: 30, seconds: 600, per: 'network' },
  'refused-cards-by-card': { most: 4, seconds: 3600, per: 'card' },
  /** More refusals than this raise an alarm. They stop nobody. */
  'refused-cards-by-all': { most: 300, seconds: 600, per: 'all' },
  /** Wrong passwords for an account from one network. A browser that signed in before has its own count. */
  'sign-in-by-name': { most: 10, seconds: 900, per: 'network and name' },
  'sign-in-by-device': { most: 10, seconds: 900, per: 'device and name' },
  /**
   * Wrong passwords for one account from all networks, by browsers that never signed in to it, so that a password
   * cannot be guessed from many networks. Above it, one attempt at a time is allowed: the owner can still sign in with
   * a new browser, and at once with a known browser or a new password.
   */
  'sign-in-by-account': { most: 10, seconds: 900, per: 'name' },
  'sign-in-in-turn': { most: 1, seconds: 30, per: 'name' },
  /** Wrong passwords of all callers. Above this number, only browsers that signed in before may try a password. */
  'sign-in-by-all': { most: 500, seconds: 600, per: 'all' },
  /** Failed attempts with a passkey. */
  'passkey-by-network': { most: 30, seconds: 900, per: 'network' },
  'sign-up-by-network': { most: 5, seconds: 3600, per: 'network' },
  /** Sign-in with other providers: failed sign-ins and new accounts. */
  'provider-sign-in-by-network': { most: 30, seconds: 900, per: 'network' },
  'reset-by-email': { most: 3, seconds: 3600, per: 'name' },
  'reset-by-network': { most: 20, seconds: 3600, per: 'network' },
  'verify-by-account': { most: 5, seconds: 3600, per: 'name' },
  'email-change-by-account': { most: 3, seconds: 3600, per: 'name' },
  'email-change-by-network': { most: 20, seconds: 3600, per: 'network' },
  'data-export-by-account': { most: 3, seconds: 86_400, per: 'name' },
  'email-exists-by-basket': { most: 5, seconds: 3600, per: 'basket' },
  'email-exists-by-network': { most: 20, seconds: 3600, per: 'network' },
  /** Each look-up costs the shop a call to a paid service. */
  'address-lookups': { most: 120, seconds: 60, per: 'network' },
  'address-lookups-by-all': { most: 3000, seconds: 60, per: 'all' },
  writes: { most: 100, seconds: 60, per: 'network' },
  reads: { most: 1000, seconds: 60, per: 'network' },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits

/**
 * How much of one kind of work runs at once, how much may wait, and the longest wait. If work has been waiting without a
 * break for longer than `crowdMs`, this is no short peak, and the longest wait becomes `hurriedMs`.
 */
export interface WorkLimit {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
  readonly crowdMs: number
  readonly hurriedMs: number
}

/**
 * Kinds of work that a process accepts, the most urgent first. Work beyond the limits is refused at once, so that
 * accepted work is done in time.
 */
export const workLimits = {
  payments: { atOnce: 32, waiting: 2_000, waitMs: 8_000, crowdMs: 5_000, hurriedMs: 6_000 },
  notices: { atOnce: 16, waiting: 10_000, waitMs: 10_000, crowdMs: 10_000, hurriedMs: 10_000 },
  writes: { atOnce: 64, waiting: 4_000, waitMs: 8_000, crowdMs: 3_000, hurriedMs: 4_000 },
  /** Most sign-ins wait for a password to be hashed and use no time of this thread meanwhile. */
  'sign-ins': { atOnce: 320, waiting: 1_000, waitMs: 8_000, crowdMs: 3_000, hurriedMs: 4_000 },
  reads: { atOnce: 128, waiting: 2_000, waitMs: 5_000, crowdMs: 1_000, hurriedMs: 300 },
  pages: { atOnce: 64, waiting: 1_000, waitMs: 5_000, crowdMs: 1_000, hurriedMs: 300 },
} as const satisfies Readonly<Record<string, WorkLimit>>

export type Work = keyof typeof workLimits

/** How many shoppers may be on checkout pages at once, by default. */
export const checkoutPlaces = 2_000

/** Places that one network may hold: a tenth of all, and at least 20, enough for a household or a small office. */
export const mostPlacesOfNetwork = (places: number): number => Math.max(20, Math.floor(places / 10))

/** Limits of one connection and of one network, applied before a request is read. */
export interface ConnectionLimits {
  /** A request must have arrived by then, including its body. */
  readonly requestMs: number
  /** An answer is aborted if the client reads nothing of it for this long. */
  readonly stalledMs: number
  /** How many requests a client may send ahead on one connection. They are answered one after the other. */
  readonly sentAhead: number
  readonly perNetwork: number
  readonly inAll: number
  /** How often the server looks for late requests. */
  readonly checkEveryMs: number
  /** Listening sockets, where a port can be shared. Each accepts one connection per turn of the event loop. */
  readonly acceptors: number
  /** Requests begin during this time of an event loop turn. The others wait for the next turn. */
  readonly turnMs: number
  /** If requests waited for this long without a break, one that waited `lateMs` is refused if it can come again. */
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
