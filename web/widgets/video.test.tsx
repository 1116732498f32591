import { expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { browsingShell, exampleBanner } from '../pages/browsing.fakes.ts'
import { written } from '../pages/written.fakes.tsx'
import { Video } from './video/video.tsx'

const { kind: _, ...banner } = exampleBanner()
const film: WidgetOf<'video'> = {
  ...{ ...banner, kind: 'video', headline: 'How linen grows', videoUrl: '/films/linen.mp4', poster: null },
  ...{ loop: true, muted: true, autoplay: false, captions: [] },
}
const shown = (more: Partial<WidgetOf<'video'>>) => {
  const { markup } = written(<Video widget={{ ...film, ...more }} />, browsingShell('en-gb'))
  return { markup, video: /<video[^>]*>/.exec(markup)![0] }
}
const has = (video: string, ...names: readonly string[]) => names.map((name) => new RegExp(` ${name}=""`).test(video))

test('plays a film once or in a loop, with sound or without, as its editor wants, and always with its buttons [B-WID-17, B-WID-O15]', () => {
  const parts = ['loop', 'muted', 'controls']

  expect(has(shown({}).video, ...parts)).toEqual([true, true, true])
  expect(has(shown({ loop: false }).video, ...parts)).toEqual([false, true, true])
  expect(has(shown({ muted: false }).video, ...parts)).toEqual([true, false, true])
})

test('shows a film under its headline without a picture or captions where its editor gave none [B-WID-17, B-WID-O15]', () => {
  const { markup, video } = shown({})

  expect(markup).toContain('<h2>How linen grows</h2>')
  expect(video).toContain('aria-label="How linen grows"')
  expect([video.includes('poster='), markup.includes('<track')]).toEqual([false, false])
})
