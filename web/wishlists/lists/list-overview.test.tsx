import { expect, test } from 'vitest'
import { browsingShell } from '../../pages/browsing.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { ListOverview } from './list-overview.tsx'

const listed = (id: string, index: number) => ({
  ...{ id, name: id, isDefault: false, isShared: false, quantity: 1, url: `/en-gb/wishlist/${id}` },
  pictures: [
    { urlTemplate: `/images/${id}/1/{0}.{1}`, indexes: [{ index, format: 'jpeg', view: 'figure' as const, alt: '' }] },
  ],
})

test('each list in the overview shows the first picture that its newest product has [B-CAT-11]', () => {
  const lists = [listed('summer', 4), listed('winter', 3)]
  const { markup } = written(<ListOverview lists={lists} current="summer" />, browsingShell('en-gb'))

  expect(new Set(markup.match(/\/images\/\w+\/1\/\d/g))).toEqual(new Set(['/images/summer/1/4', '/images/winter/1/3']))
})
