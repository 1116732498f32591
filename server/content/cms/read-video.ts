import type { WidgetOf } from '#contracts/widgets.ts'
import { field, flag, records, text } from './fields.ts'
import type { Plain, PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readImageUrl, readPicture } from './read-picture.ts'
import type { Reading } from './reading.ts'
import type { Common } from './widget-common.ts'

const unlessSaid = (value: Plain): boolean => value === null || flag(value)

/** A film in a loop without sound, unless an editor says otherwise. With sound it never starts by itself. */
export function readVideo(record: PlainRecord, common: Common, reading: Reading): WidgetOf<'video'> | null {
  const videoUrl = readImageUrl(field(record, 'videoUrl', 'video', 'file', 'url'))
  if (videoUrl === null) return null
  const muted = unlessSaid(field(record, 'muted'))
  return {
    ...common,
    kind: 'video',
    headline: readLine(record.headline ?? null, reading),
    ...{ videoUrl, muted },
    poster: readPicture(field(record, 'poster', 'image')),
    loop: unlessSaid(field(record, 'loop')),
    autoplay: muted && unlessSaid(field(record, 'autoplay')),
    captions: records(field(record, 'captions', 'tracks')).flatMap((track) => {
      const url = readImageUrl(field(track, 'url', 'src', 'file'))
      const language = text(field(track, 'language', 'srclang'))
      return url && language
        ? [{ url, language, title: readLine(field(track, 'title', 'label'), reading) ?? language }]
        : []
    }),
  }
}
