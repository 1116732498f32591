import { type BadgeContent, type BadgeGroup, type BadgeLook, badgePlaces, badgePositions } from '#contracts/badges.ts'
import { colour, field, flag, group, number, oneOf, text } from './fields.ts'
import type { PlainRecord } from './plain-document.ts'
import { readLine } from './read-html.ts'
import { readImageUrl } from './read-picture.ts'
import { readableColour } from './readable-colour.ts'
import type { Reading } from './reading.ts'

/** Reads badges from either shape. A badge without an id or a title is left out and reported. */
export function readBadges(records: readonly PlainRecord[], reading: Reading): BadgeContent[] {
  return records.flatMap((record) => {
    const badgeId = text(field(record, 'badgeId', 'id'))
    const badgeTitle = readLine(field(record, 'badgeTitle', 'name', 'title'), reading)
    if (badgeId === null || badgeTitle === null) {
      reading.report(`a badge without an id or a title: ${badgeId ?? badgeTitle ?? '(neither)'}`)
      return []
    }
    const look = (name: BadgeGroup) => readLook(group(field(record, name, `${name}Settings`)), name, reading)
    return [
      {
        badgeId,
        badgeTitle,
        productTile: look('productTile'),
        productDetail: look('productDetail'),
        lineItem: look('lineItem'),
      } as BadgeContent,
    ]
  })
}

/** Null if every place of the group is switched off. */
function readLook(settings: PlainRecord, name: BadgeGroup, reading: Reading): BadgeLook | null {
  const places = badgePlaces[name].filter((place) => flag(settings[place] ?? null))
  if (places.length === 0) return null
  const image = readImageUrl(field(settings, 'image', 'imageUrl'))
  const shape = oneOf(field(settings, 'shape', 'type'), 'chip', 'curvychip', 'image')
  const opacity = Math.min(100, Math.max(0, number(settings.opacity ?? null) ?? 100))
  const [ground, written] = [colour(settings.backgroundColor ?? null), colour(field(settings, 'color', 'textColor'))]
  const color = readableColour(written, ground, opacity)
  if (written !== null && color !== written) reading.report(`badge text ${written} cannot be read on its ground`)
  return {
    places,
    shape: shape === 'image' && image !== null ? 'image' : shape === 'curvychip' ? 'curvyChip' : 'chip',
    image,
    rotation: number(settings.rotation ?? null) ?? 0,
    backgroundColor: ground,
    color,
    borderColor: colour(settings.borderColor ?? null),
    opacity,
    position: positionOf(settings),
    textAlign:
      alignment[oneOf(field(settings, 'textAlign', 'textAlignment'), 'start', 'left', 'center', 'right', 'end')],
    textSize: number(field(settings, 'textSize', 'fontSize')) ?? 10,
    width: number(settings.width ?? null),
  } as BadgeLook
}

const alignment = { start: 'start', left: 'start', center: 'center', right: 'end', end: 'end' } as const

const positionOf = (settings: PlainRecord): BadgeLook['position'] =>
  badgePositions.find((it) => it.toLowerCase() === text(settings.position ?? null)?.toLowerCase()) ?? 'topLeft'
