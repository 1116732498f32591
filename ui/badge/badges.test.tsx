import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Badges } from './badges.tsx'

const { show } = await openShowcase()

test('says in words what a badge says by its picture, and keeps small type readable', async () => {
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
  expect(await violations(page)).toEqual([])
})
