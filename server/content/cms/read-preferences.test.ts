import { expect, test } from 'vitest'
import type { Plain } from './plain-document.ts'
import { readPreferences } from './read-preferences.ts'
import type { Reading } from './reading.ts'

const read = (value: Plain) => {
  const told: string[] = []
  const reading = { fillIn: (text: string) => text, report: (line: string) => told.push(line) } as unknown as Reading
  return { sections: readPreferences(value, reading), told }
}
const wool = { key: 'wool', title: 'Wool', description: 'From sheep' }

test('reads the questions of editors with their look and options [B-NAV-09, C-PRF-O1]', () => {
  const { sections } = read([
    {
      ...{ id: 'cloth', type: 'material', icon: '/images/cloth.svg', title: 'Cloth', description: 'What it is of' },
      numberOfColumns: '2',
      isAccordion: true,
      isAccordionOpen: true,
      userOptions: [wool],
    },
    {
      id: 'fit',
      title: 'Fit',
      description: 'One alone',
      isRadio: true,
      userOptions: [{ alias: 'loose', title: 'Loose' }],
    },
  ])

  expect(sections).toEqual([
    {
      ...{ id: 'cloth', type: 'material', icon: '/images/cloth.svg', title: 'Cloth', description: 'What it is of' },
      ...{ columns: 2, isAccordion: true, isAccordionOpen: true },
      ...{ isRadio: false, options: [wool] },
    },
    {
      ...{ id: 'fit', type: null, icon: null, title: 'Fit', description: 'One alone' },
      ...{ columns: 1, isAccordion: false, isAccordionOpen: false },
      ...{ isRadio: true, options: [{ key: 'loose', title: 'Loose', description: '' }] },
    },
  ])
})

test('leaves out and tells questions without an own id, a title or options; columns are one to four [B-NAV-09]', () => {
  const { sections, told } = read([
    { id: 'cloth', title: 'Cloth', numberOfColumns: '9', userOptions: [wool, wool, { key: 'silk' }] },
    { id: 'cloth', title: 'Again', userOptions: [wool] },
    { title: 'No id', userOptions: [wool] },
    { id: 'untitled', userOptions: [wool] },
    { id: 'empty', title: 'Empty', userOptions: [] },
  ])

  expect(sections).toMatchObject([{ id: 'cloth', columns: 4, options: [wool] }])
  expect(told).toHaveLength(4)
  expect(read(null).sections).toEqual([])
})
