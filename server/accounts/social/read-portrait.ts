const longest = 2_000

/** The address of a portrait from an identity provider; undefined unless it is an https address of reasonable length. */
export function readPortrait(told: string | undefined): string | undefined {
  if (told === undefined || told.length > longest || !URL.canParse(told)) return undefined
  const url = new URL(told)
  return url.protocol === 'https:' && url.username === '' && url.href.length <= longest ? url.href : undefined
}
