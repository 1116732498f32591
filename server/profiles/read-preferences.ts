import type { PreferenceSection } from '#contracts/account-pages.ts'

export interface Likes {
  /** Keys of the chosen options, by the id of their section. A section that is left out stays as it is. */
  readonly preferences?: Readonly<Record<string, readonly string[]>> | undefined
  /** Ids of brands; left out, they stay as they are. */
  readonly subBrands?: readonly string[] | undefined
}

export interface Offered {
  readonly sections: readonly PreferenceSection[]
  readonly subBrands: readonly string[]
}

/** The names of the fields in which something was chosen that is not offered, or too much. */
export function wrongLikes({ preferences = {}, subBrands = [] }: Likes, offered: Offered): string[] {
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

/** Each of the chosen is there, and none is named twice. */
const areOffered = (chosen: readonly string[], all: readonly string[]): boolean =>
  new Set(chosen).size === chosen.length && chosen.every((one) => all.includes(one))
