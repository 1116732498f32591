import type { RewardContent } from '#contracts/widgets.ts'
import { field, group, records, text } from './fields.ts'
import { isPlainRecord, type PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readImageUrl, readPicture } from './read-picture.ts'
import { readRow } from './read-rows.ts'
import type { Reading } from './reading.ts'

/** Editors' content about the rewards, in a group of the page; undefined if there is none. */
export function readReward(page: PlainRecord, reading: Reading): RewardContent | undefined {
  const written = field(page, 'rewardContent', 'reward')
  if (!isPlainRecord(written)) return undefined
  const reward = group(written)
  const image = field(reward, 'image')
  const picture = readPicture(image)
  const title = readLine(field(reward, 'title', 'headline'), reading)
  const description = readLine(field(reward, 'description', 'text'), reading)
  const rows = records(field(reward, 'rows'))
    .map((row) => readRow(row, reading))
    .filter(({ widgets }) => widgets.length > 0)
  if (!picture && title === null && description === null && rows.length === 0) return undefined
  return {
    image: picture?.imageUrl ?? readImageUrl(image),
    imageAltText: text(field(reward, 'imageAltText')) ?? picture?.alt ?? '',
    ...{ title: title ?? '', description: description ?? '', rows },
  }
}
