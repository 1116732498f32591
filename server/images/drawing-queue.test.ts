import { expect, test } from 'vitest'
import { drawingQueue } from './drawing-queue.ts'

/** Jobs that the test finishes by hand, and a list of those that were started. */
function desk() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const finish = async (name: string): Promise<void> => {
    ends.get(name)!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, finish }
}

test('draws a picture once, however many ask for it meanwhile', async () => {
  const { begun, work, finish } = desk()
  const queue = drawingQueue<string>(1)

  const both = Promise.all([queue.run('a', work('a'), 'asked'), queue.run('a', work('a again'), 'asked')])
  await finish('a')

  expect(await both).toEqual(['a', 'a'])
  expect(begun).toEqual(['a'])
})

test('draws a requested picture before pictures that are only prepared', async () => {
  const { begun, work, finish } = desk()
  const queue = drawingQueue<string>(1)

  void queue.run('prepared 1', work('prepared 1'), 'ahead')
  void queue.run('prepared 2', work('prepared 2'), 'ahead')
  void queue.run('asked', work('asked'), 'asked')
  await finish('prepared 1')
  await finish('asked')

  expect(begun).toEqual(['prepared 1', 'asked', 'prepared 2'])
})

test('hurries a prepared picture once somebody asks for it', async () => {
  const { begun, work, finish } = desk()
  const queue = drawingQueue<string>(1)

  for (const name of ['first', 'second', 'third']) void queue.run(name, work(name), 'ahead')
  const asked = queue.run('third', work('third twice'), 'asked')
  await finish('first')
  await finish('third')

  expect(await asked).toBe('third')
  expect(begun).toEqual(['first', 'third', 'second'])
})

test('uses every spare core for requested pictures, and one for preparing', () => {
  const { begun, work } = desk()
  const queue = drawingQueue<string>(2)

  for (const name of ['a', 'b', 'c']) void queue.run(name, work(name), 'asked')
  void queue.run('d', work('d'), 'ahead')

  expect(begun).toEqual(['a', 'b'])
  expect(queue.waiting).toBe(1)
  expect(queue.idle).toBe(false)
})

test('goes on after a picture that could not be drawn', async () => {
  const queue = drawingQueue<string>(1)

  const failed = queue.run('a', () => Promise.reject(new Error('out of ink')), 'asked')
  const next = queue.run('b', async () => 'b', 'asked')

  await expect(failed).rejects.toThrow('out of ink')
  expect(await next).toBe('b')
})
