/** Makes the addresses of media files absolute, below the CMS. Only a record with a `mediaType` is a media file; a link has none. */
export function absoluteMedia(value: unknown, url: string): unknown {
  if (Array.isArray(value)) return value.map((each) => absoluteMedia(each, url))
  if (typeof value !== 'object' || value === null) return value
  const record = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, absoluteMedia(one, url)]))
  const isMedia =
    typeof record.mediaType === 'string' && typeof record.url === 'string' && record.url.startsWith('/media/')
  return isMedia ? { ...record, url: `${new URL(url).origin}${record.url}` } : record
}
