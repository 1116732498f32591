import { expect, test } from 'vitest'
import { oversizedIn } from './sizes.ts'

const lines = (count: number) => '  done()\n'.repeat(count)

test('objects to a function of more than sixty lines, by its name and place', () => {
  const source = `const before = 1\nexport function pay() {\n${lines(59)}}\n`

  expect(oversizedIn('server/pay.ts', source)).toMatchObject([{ line: 2, name: 'pay' }])
  expect(oversizedIn('server/pay.ts', source.replace('  done()\n', ''))).toEqual([])
})

test('objects to more than four parameters, of constructors too', () => {
  const source = 'class Pen {\n  constructor(a, b, c, d, e) {}\n}\nconst draw = (a, b, c, d) => a\n'

  expect(oversizedIn('server/pen.ts', source).map(({ name }) => name)).toEqual(['Pen'])
})

test('names an anonymous function after the call it is passed to', () => {
  const source = `const simulator = wrap(() => {\n${lines(60)}})\n`

  expect(oversizedIn('server/simulator.ts', source).map(({ name }) => name)).toEqual(['simulator'])
})
