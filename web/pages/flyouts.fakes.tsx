import { useState } from 'react'
import { Drawer } from '#ui/drawer/index.ts'

/** A flyout that has to be answered, and another one that can be opened from the page and from the first. */
export function TwoFlyouts() {
  const [asks, setAsks] = useState(false)
  const [shows, setShows] = useState(false)
  const opener = (
    <button type="button" onClick={() => setShows(true)}>
      Show the other
    </button>
  )
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {opener}
      <Drawer open={asks} onClose={() => setAsks(false)} stays title="Question" closeWord="Close">
        {opener}
        <button type="button" onClick={() => setAsks(false)}>
          Answer
        </button>
      </Drawer>
      <Drawer open={shows} onClose={() => setShows(false)} title="Other" closeWord="Close">
        <p>The other</p>
      </Drawer>
    </>
  )
}
