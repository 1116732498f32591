import type { CallGroup } from '../serve-calls.ts'

/** The methods an API path accepts; an empty list for an unknown path. */
export function methodsByPath(groups: readonly CallGroup[]): (url: string) => readonly string[] {
  const known = groups.flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([key, { also = [] }]) => {
      const [method, path] = key.split(' ') as [string, string]
      return [path, ...also].map((address) => ({ method, segments: address.split('/') }))
    }),
  )
  return (url) => {
    const asked = (url.split('?')[0] ?? '').split('/')
    const methods = new Set<string>()
    for (const { method, segments } of known) {
      if (segments.length !== asked.length) continue
      if (!segments.every((segment, index) => segment.startsWith('{') || segment === asked[index])) continue
      methods.add(method)
      if (method === 'GET') methods.add('HEAD')
    }
    return [...methods].sort()
  }
}
