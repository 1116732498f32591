const longest = 2_000

/** The address of a portrait as an identity provider tells it; what is no address of a protected page of reasonable length is left out. */
export function readPortrait(told: string | undefined): string | undefined {
  if (told === undefined || told.length > longest || !URL.canParse(told)) return undefined
  const url = new URL(told)
  return url.protocol === 'https:' && url.username === '' && url.href.length <= longest ? url.href : undefined
}
