import { expect, test } from 'vitest'
import { readBadges } from './read-badges.ts'
import { readableColour } from './readable-colour.ts'
import { fakeReading } from './reading.fakes.ts'

const read = (...records: object[]) => readBadges(records as never, fakeReading())

test('reads a badge by either system’s names for its id and title [B-BADGE-01, B-CMS-14]', () => {
  expect(
    read({ badgeId: 'new', badgeTitle: 'Nyhed' }, { id: 7, name: 'Klub' }, { id: 'x', title: 'Online' }),
  ).toMatchObject([
    { badgeId: 'new', badgeTitle: 'Nyhed' },
    { badgeId: '7', badgeTitle: 'Klub' },
    { badgeId: 'x', badgeTitle: 'Online' },
  ])
  expect(read({ badgeId: 'no-title' }, { badgeTitle: 'no id' })).toEqual([])
})

test('keeps the id and title of a badge apart from those that a system gives to its document [B-CMS-14]', () => {
  const document = { id: '4b5c', name: 'Badge for new goods', badgeId: 'new', badgeTitle: 'Nyhed' }

  expect(read(document)).toMatchObject([{ badgeId: 'new', badgeTitle: 'Nyhed' }])
  expect(read({ id: 'club', badgeId: '', name: 'Klub', title: 'Badge' })).toMatchObject([
    { badgeId: 'club', badgeTitle: 'Klub' },
  ])
})

test('keeps a look apart for tiles, product pages and lines, and the places each is switched on for [B-BADGE-02, B-BADGE-O1]', () => {
  const [badge] = read({
    id: 'new',
    title: 'New',
    productTile: { listing: true, searchSuggestion: 'true', carousel: false, position: 'bottomRight' },
    productDetail: { detailPage: false },
    lineItem: { basket: 1, position: 'nowhere' },
  })

  expect(badge?.productTile).toMatchObject({ places: ['listing', 'searchSuggestion'], position: 'bottomRight' })
  expect(badge?.productDetail).toBeNull()
  expect(badge?.lineItem).toMatchObject({ places: ['basket'], position: 'topLeft' })
})

test('switches a badge on in each of its ten places by itself [B-BADGE-02, B-BADGE-O1, B-SUG-05]', () => {
  const places = {
    productTile: ['listing', 'carousel', 'wishlist', 'searchSuggestion', 'notifyMe'],
    productDetail: ['detailPage', 'productSetPage'],
    lineItem: ['basket', 'miniBasket', 'checkout'],
  }

  for (const [group, names] of Object.entries(places))
    for (const place of names) {
      const [badge] = read({ id: 'new', title: 'New', [group]: { [place]: true } })
      const { productTile, productDetail, lineItem } = badge!
      expect({ productTile, productDetail, lineItem }).toEqual({
        ...{ productTile: null, productDetail: null, lineItem: null },
        [group]: expect.objectContaining({ places: [place] }),
      })
    }
})

test('reads shape, picture, rotation, colours, opacity, alignment, size and width, with their defaults [B-BADGE-03, B-CON-05, B-BADGE-O1]', () => {
  const look = (fields: object) =>
    read({ id: 'b', title: 'B', productTile: { listing: true, ...fields } })[0]?.productTile
  expect(look({})).toEqual({
    places: ['listing'],
    shape: 'chip',
    image: null,
    rotation: 0,
    backgroundColor: null,
    color: '#1b1a18',
    borderColor: null,
    opacity: 100,
    position: 'topLeft',
    textAlign: 'start',
    textSize: 10,
    width: null,
  })
  expect(
    look({
      type: 'curvyChip',
      rotation: '-8',
      backgroundColor: '#1b1a18',
      textColor: '#ffffff',
      borderColor: 'fff',
      opacity: 140,
      textAlignment: 'Center',
      textSize: 12,
      width: '80',
    }),
  ).toMatchObject({
    shape: 'curvyChip',
    rotation: -8,
    color: '#ffffff',
    borderColor: '#fff',
    opacity: 100,
    textAlign: 'center',
    textSize: 12,
    width: 80,
  })
  expect(look({ type: 'image', image: { url: '/media/b.svg' } })).toMatchObject({
    shape: 'image',
    image: '/media/b.svg',
  })
  expect(look({ type: 'image', image: 'javascript:alert(1)' })).toMatchObject({ shape: 'chip', image: null })
  expect(look({ opacity: -5 })?.opacity).toBe(0)
  expect(look({ opacity: '45', backgroundColor: '#1b1a18' })).toMatchObject({ opacity: 45, backgroundColor: '#1b1a18' })
  const positions = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'belowImage']
  expect(positions.map((position) => look({ position })?.position)).toEqual(positions)
  expect(['left', 'center', 'right', 'start', 'end', 'up'].map((textAlign) => look({ textAlign })?.textAlign)).toEqual([
    ...['start', 'center', 'end', 'start', 'end', 'start'],
  ])
})

test('gives text that is unreadable on its background a readable colour', () => {
  expect(readableColour('#ffffff', '#ffff00')).toBe('#1b1a18')
  expect(readableColour('#1b1a18', '#000000')).toBe('#ffffff')
  expect(readableColour('#ffffff', '#000000', 10)).toBe('#1b1a18')
  expect(readableColour('#5e3b6e', '#f1eaf4')).toBe('#5e3b6e')
})
