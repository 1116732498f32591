import { type ComponentType, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { EarlyInput } from './early-input.tsx'
import { startEarlyPresses } from './early-presses.ts'
import { HydratedArea } from './hydrated-area.tsx'
import { LazyPart, lazyCode } from './lazy-part.tsx'

interface FieldsProps {
  readonly part: string
}

/** Fields whose component keeps their values in its state and renders that state, so that tests can read it. */
function Fields({ part }: FieldsProps) {
  const [size, setSize] = useState('none')
  const [gift, setGift] = useState(false)
  const [text, setText] = useState('')
  const [sorting, setSorting] = useState('none')
  const [pressed, setPressed] = useState(0)
  const [focused, setFocused] = useState(0)
  return (
    <form id={part} onFocus={() => setFocused((times) => times + 1)}>
      {['s', 'm'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          aria-label={`${part} ${value}`}
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label={`${part} gift`}
        checked={gift}
        onChange={({ target }) => setGift(target.checked)}
      />
      <input aria-label={`${part} text`} value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label={`${part} own`} defaultValue="" />
      <select aria-label={`${part} sorting`} defaultValue="a" onChange={({ target }) => setSorting(target.value)}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <button type="button" onClick={() => setPressed((times) => times + 1)}>
        {part} more
      </button>
      <output>{[size, gift, text, sorting, pressed, focused].join(' ')}</output>
    </form>
  )
}

declare global {
  interface Window {
    /** Lets the code of the late part load. */
    lazyCode?: () => void
    /** Makes the code of the late part fail to load. */
    failLazyCode?: () => void
    /** Hydrates the server's markup. */
    takeOver?: () => void
  }
}

const inBrowser = typeof document !== 'undefined'

const whenLet = () =>
  new Promise<ComponentType<FieldsProps>>((come, fail) => {
    window.lazyCode = () => come(Fields)
    window.failLazyCode = () => fail(new TypeError('planted'))
  })
const Late = inBrowser ? lazyCode(whenLet) : Fields

/** A page with a part of its own, and a part whose code is loaded later. */
export const FieldsPage = () => (
  <HydratedArea>
    <Fields part="page" />
    <LazyPart>
      <Late part="late" />
    </LazyPart>
    <EarlyInput />
  </HydratedArea>
)

if (inBrowser)
  window.takeOver = () => {
    startEarlyPresses()
    hydrateRoot(document.getElementById('shop')!, <FieldsPage />)
  }
