import { expect, test } from 'vitest'
import { readDocument } from './reading.fakes.ts'

const image = { url: { en: '/images/scene-rail/1/4-5.1', da: '/images/scene-rail/1/4-5.2' }, alt: { da: 'Et stativ' } }
const rows = [{ id: 'r1', blocks: [{ blockType: 'text', text: 'x' }] }, { id: 'empty' }]
const read = (rewardContent: unknown) => readDocument({ path: '/x', pageAlias: 'accountRewardsPage', rewardContent })

test('reads what editors tell of the rewards: picture, its text, title, description and rows [C-ENT-20, C-LOY-01]', () => {
  const written = { image, imageAltText: 'Kortet', title: { da: 'Point' }, description: { da: 'Sådan' }, rows }
  expect(read(written)?.reward).toEqual({
    ...{ image: '/images/scene-rail/1/4-5.2', imageAltText: 'Kortet', title: 'Point', description: 'Sådan' },
    rows: [expect.objectContaining({ id: 'r1' })],
  })
  expect(read({ image })?.reward).toMatchObject({ imageAltText: 'Et stativ', title: '', description: '', rows: [] })
  expect(read({ image: '/images/scene-rail/1/4-5.1', title: 'P' })?.reward).toMatchObject({
    ...{ image: '/images/scene-rail/1/4-5.1', title: 'P' },
  })
})

test('leaves out a picture that leads to another program, and a group that says nothing', () => {
  expect(read({ image: 'javascript:alert(1)', title: 'P' })?.reward).toMatchObject({ image: null, title: 'P' })
  for (const nothing of [undefined, {}, { rows: [] }, 'text', { image: 'javascript:alert(1)' }])
    expect(read(nothing)).not.toHaveProperty('reward')
})
