/** A person who filled in a form that a service shows for the shop. */
export interface Lead {
  readonly id: string
  readonly formId: string
  readonly createdAt: Date
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** The words beside the box that the person ticked; left out where no such box was ticked. */
  readonly agreedTo?: string | undefined
}

/** A request that claims to come from the service. */
export interface SentLeads {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body, which the signature was computed from. */
  readonly text: string
}

/** `leads`: ids of leads to ask for, perhaps none. */
export type ReadLeads =
  | { readonly kind: 'leads'; readonly ids: readonly string[] }
  | { readonly kind: 'not-signed' | 'not-understood' }

/** A greeting by which the service makes sure that the address is the shop's. */
export interface LeadGreeting {
  readonly mode?: string | undefined
  readonly token?: string | undefined
  readonly challenge?: string | undefined
}

/** A service that collects sign-ups with forms of its own, and notifies the shop. */
export interface LeadSource {
  /** The text to answer with; undefined for a greeting that does not know the shop's token. */
  greet(greeting: LeadGreeting): string | undefined
  /** Reads a notice that the service sent by itself. */
  read(notice: SentLeads): ReadLeads
  /** What the person filled in; undefined for a lead that is gone, or has no email address. Throws where the service does not answer. */
  lead(id: string, signal?: AbortSignal): Promise<Lead | undefined>
}
