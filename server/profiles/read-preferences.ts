import type { PreferenceSection } from '#contracts/account-pages.ts'

export interface PreferenceChoices {
  /** Keys of the chosen options, by the id of their section. A missing section stays unchanged. */
  readonly preferences?: Readonly<Record<string, readonly string[]>> | undefined
  /** Ids of brands; if missing, they stay unchanged. */
  readonly subBrands?: readonly string[] | undefined
}

export interface OfferedPreferences {
  readonly sections: readonly PreferenceSection[]
  readonly subBrands: readonly string[]
}

/** The names of the fields with a choice that is not offered, or with too many choices. */
export function invalidPreferences(
  { preferences = {}, subBrands = [] }: PreferenceChoices,
  offered: OfferedPreferences,
): string[] {
  const sections = new Map(offered.sections.map((section) => [section.id, section]))
  const isRight = ([id, keys]: readonly [string, readonly string[]]): boolean => {
    const section = sections.get(id)
    if (!section || (section.isRadio && keys.length > 1)) return false
    return areOffered(
      keys,
      section.options.map(({ key }) => key),
    )
  }
  return [
    ...(Object.entries(preferences).every(isRight) ? [] : ['preferences']),
    ...(areOffered(subBrands, offered.subBrands) ? [] : ['subBrands']),
  ]
}

/** True if all chosen values exist, and none is named twice. */
const areOffered = (chosen: readonly string[], all: readonly string[]): boolean =>
  new Set(chosen).size === chosen.length && chosen.every((one) => all.includes(one))
