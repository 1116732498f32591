import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { styleElement } from '../style-sheet.fakes.ts'
import styles from './badges.module.css'
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

test('stands in its corner, one below the other, and looks as its editor wrote it [B-BADGE-03, B-BADGE-O1]', async () => {
  const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
  const two = (corner: string): Badge[] => ['1', '2'].map((nth) => ({ id: nth, title: `${corner} ${nth}` }))
  const dressed: Badge = {
    ...{ id: 'club', title: 'Club', opacity: 60, rotation: -8, textSize: 16, width: 80 },
    ...{ shape: 'curvyChip', textAlign: 'end' },
    ...{ backgroundColor: '#112233', color: '#ffffff', borderColor: '#445566' },
  }
  const page = await show(
    <>
      <div id="picture">
        {corners.map((corner) => (
          <Badges key={corner} position={corner} badges={two(corner)} />
        ))}
      </div>
      <Badges position="belowImage" badges={[dressed, { id: 'new', title: 'New', shape: 'chip' }]} />
    </>,
  )
  const style = styleElement('ui/tokens.css') + styleElement('ui/badge/badges.module.css', styles)
  const picture = '<style>#picture { position: relative; width: 400px; height: 400px }</style>'
  await page.setContent((await page.content()).replace('<title>', `${style}${picture}<title>`))
  const placed = (title: string) =>
    page.getByText(title).evaluate((it) => {
      const [own, picture] = [it, it.closest('div')!].map((one) => one.getBoundingClientRect())
      return { right: own!.left - picture!.left > 200, below: own!.top - picture!.top > 200, top: own!.top }
    })
  const look = (title: string) =>
    page.getByText(title, { exact: true }).evaluate((it) => {
      const { borderTopLeftRadius, borderTopColor, color, fontSize, textAlign, rotate, width } = getComputedStyle(it)
      const isOpaque = !getComputedStyle(it).backgroundColor.includes('/ 0.6')
      return {
        isCurvy: borderTopLeftRadius !== '0px',
        borderTopColor,
        color,
        fontSize,
        textAlign,
        rotate,
        width,
        isOpaque,
      }
    })

  for (const corner of corners) {
    const [first, second] = [await placed(`${corner} 1`), await placed(`${corner} 2`)]
    const isThere = { right: corner.endsWith('Right'), below: corner.startsWith('bottom') }
    expect([corner, first, second]).toMatchObject([corner, isThere, isThere])
    expect(second.top).toBeGreaterThan(first.top)
  }
  expect(await look('Club')).toEqual({
    ...{ isCurvy: true, borderTopColor: 'rgb(68, 85, 102)', color: 'rgb(255, 255, 255)', fontSize: '16px' },
    ...{ textAlign: 'end', rotate: '-8deg', width: '80px', isOpaque: false },
  })
  expect(await look('New')).toMatchObject({ isCurvy: false, textAlign: 'start', isOpaque: true })
})
