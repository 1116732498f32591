/** The part of a profile that is stored separately from its account. */
export interface StoredProfile {
  /** The address only for notices of product safety and recalls. */
  readonly emailGPSR: string | null
  readonly preferredPayment: string | null
  /** Id of a store. */
  readonly favoriteStore: string | null
  /** The expected birth date of a child, as ISO date. */
  readonly dueDate: string | null
  /** Keys of the chosen options, by the id of their section. */
  readonly preferences: Readonly<Record<string, readonly string[]>>
  /** Ids of brands. */
  readonly subBrands: readonly string[]
}

export const emptyProfile: StoredProfile = {
  ...{ emailGPSR: null, preferredPayment: null, favoriteStore: null, dueDate: null, preferences: {}, subBrands: [] },
}

/** The fields of a profile that its owner can change. */
export const profileFields = [
  ...(['firstName', 'lastName', 'phoneNumber', 'birthday'] as const),
  ...(['emailGPSR', 'preferredPayment', 'favoriteStore', 'dueDate'] as const),
] as const
export type ProfileField = (typeof profileFields)[number]

/** Fields as typed. A missing field stays unchanged; an empty one is cleared. */
export type TypedProfile = { readonly [Field in ProfileField]?: string | undefined }
