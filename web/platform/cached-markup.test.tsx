import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticMarkup } from '#ui/rich-text/index.ts'
import { CachedMarkup } from './cached-markup.server.ts'

const view = {}
const enough = 1_000
const textOf = (pieces: readonly (string | Uint8Array)[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('')

function keeping(mostBytes: number) {
  const readModel = new CachedMarkup(renderToString, mostBytes)
  const Part = ({ of = {}, children }: { of?: object; children: ReactNode }) => (
    <StaticMarkup as="div" markup={readModel.markup({ of, view, name: 'part' }, () => <p>{children}</p>)} />
  )
  return { readModel, Part }
}

test('puts kept parts where they belong, whatever the texts around them hold', () => {
  const { readModel, Part } = keeping(enough)
  const page = (
    <main title={'<\u00010>'}>
      {'<\u00010> & 1 > 0'}
      <Part>Kjole Ærø</Part>
      <br />
      <Part>二</Part>
    </main>
  )

  const written = textOf(readModel.page(page))

  expect(written).toBe(renderToString(page))
  expect(written).toContain('<p>Kjole Ærø</p></div><br/>')
})

test('writes out a part within a kept part', () => {
  const { readModel, Part } = keeping(enough)
  const [outer, inner] = [{}, {}]
  const page = (
    <Part of={outer}>
      <Part of={inner}>inner</Part>
    </Part>
  )

  for (let time = 0; time < 2; time += 1)
    expect(textOf(readModel.page(page))).toBe('<div><p><div><p>inner</p></div></p></div>')
})

test('keeps no more than there is room for, and longest what is shown again', () => {
  const { readModel } = keeping(40)
  let renders = 0
  const show = (of: object) =>
    readModel.markup({ of, view, name: 'part' }, () => {
      renders += 1
      return <p>12345</p>
    })
  const [often, ...seldom] = Array.from({ length: 6 }, () => ({}))

  for (const once of seldom) {
    show(often!)
    show(once)
  }

  expect(renders).toBe(6)
  show(seldom[0]!)
  expect(renders).toBe(7)
})
