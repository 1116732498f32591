import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { type Badge, Badges } from './badges.tsx'

const { show } = await openShowcase()

test('says in words what a badge says by its picture, and keeps small type readable [B-BADGE-03]', async () => {
  const page = await show(
    <Badges
      badges={[
        { id: 'new', title: 'New', textSize: 6, backgroundColor: '#112233', color: 'red;position:fixed' },
        { id: 'eco', title: 'Certified', shape: 'image', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
      ]}
    />,
  )

  const style = await page.getByText('New').getAttribute('style')
  expect(style).toContain('--ground:#112233')
  expect(style).not.toMatch(/--text|--size|position/)
  expect(await page.getByRole('img', { name: 'Certified' }).count()).toBe(1)
  expect(await page.getByRole('img', { name: 'Certified' }).getAttribute('src')).toContain('data:image/gif')
  expect(await violations(page)).toEqual([])
})

test('gives a badge its shape, colours, edge, alignment, opacity, rotation, size and width [B-BADGE-03, B-BADGE-O1]', async () => {
  const badge: Badge = {
    ...{ id: 'club', title: 'Club', opacity: 60, rotation: -8, textSize: 16, width: 80 },
    shape: 'curvyChip',
    textAlign: 'end',
    ...{ backgroundColor: '#112233', color: '#ffffff', borderColor: '#445566' },
  }
  const look = (await show(<Badges badges={[badge]} position="topRight" />)).getByText('Club')

  expect([await look.getAttribute('data-shape'), await look.getAttribute('data-align')]).toEqual(['curvyChip', 'end'])
  expect((await look.getAttribute('style'))!.split(';').filter(Boolean).toSorted()).toEqual([
    ...[
      '--edge:#445566',
      '--ground:#112233',
      '--opaque:60%',
      '--size:1rem',
      '--text:#ffffff',
      '--turn:-8',
      '--wide:80px',
    ],
  ])
})
