/** The part of a profile that is stored beside its account. */
export interface StoredProfile {
  /** The address for notices of product safety and recalls alone. */
  readonly emailGPSR: string | null
  readonly preferredPayment: string | null
  /** Id of a store. */
  readonly favoriteStore: string | null
  /** The day a child is expected, ISO. */
  readonly dueDate: string | null
  /** Keys of the chosen options, by the id of their section. */
  readonly preferences: Readonly<Record<string, readonly string[]>>
  /** Ids of brands. */
  readonly subBrands: readonly string[]
}

export const emptyProfile: StoredProfile = {
  ...{ emailGPSR: null, preferredPayment: null, favoriteStore: null, dueDate: null, preferences: {}, subBrands: [] },
}

/** The fields of a profile that its owner changes. */
export const profileFields = [
  ...(['firstName', 'lastName', 'phoneNumber', 'birthday'] as const),
  ...(['emailGPSR', 'preferredPayment', 'favoriteStore', 'dueDate'] as const),
] as const
export type ProfileField = (typeof profileFields)[number]

/** Fields as they were typed. One left out stays as it is; an empty one is cleared. */
export type TypedProfile = { readonly [Field in ProfileField]?: string | undefined }
