import { cloths } from './cloth/cloths.ts'
import { smooth } from './drawing/geometry.ts'
import { dress } from './drawing/handmade.ts'
import type { Fold, Garment, Look } from './drawing/model.ts'
import { between, hash, random } from './drawing/random.ts'
import { paint } from './light/paint.ts'
import { type Picture, staged, stageFor } from './light/stage.ts'
import type { Style } from './style.ts'

/** Width and height of the cloth in the picture, cm. */
const broad = 11
const tall = (broad * 4) / 3

/** The cloth from close by, in three soft folds, the same for all colours of a style. */
export async function swatch({ look, seed }: Style, width: number): Promise<Picture> {
  const name = `${seed} cloth`
  const scale = width / broad
  const frame = { w: width, h: Math.round((width * 4) / 3), scale, ox: 0, oy: 0 }
  const painted = await paint(dress(thrown(name, look), look), frame, name, `${name} ${look.cloth} ${width}`)
  return staged(painted, width, stageFor(look))
}

/** Loose cloth. Crisp cloth, whose folds are narrow in clothes, has folds as wide here as other cloth. */
function thrown(seed: string, { cloth }: Look): Garment {
  const wide = 1.15 / Math.min(1, cloths[cloth].flow) ** 0.9
  const rnd = random(seed)
  const lean = between(rnd, 3, 6) * (hash(seed) % 2 ? 1 : -1)
  const folds = [0.12, 0.46, 0.84].map((share): Fold => {
    const x = broad * share + between(rnd, -0.7, 0.7) + lean / 2
    return {
      on: 'cloth',
      line: smooth(
        [
          [x + lean * 0.1, -4],
          [x, 0],
          [x - lean * 0.3 + between(rnd, -0.7, 0.7), tall * 0.36],
          [x - lean * 0.8 + between(rnd, -0.7, 0.7), tall * 0.7],
          [x - lean, tall + 2],
          [x - lean * 1.1, tall + 6],
        ],
        30,
      ),
      width: between(rnd, 1.9, 2.7) * wide,
      height: between(rnd, 0.5, 0.8),
      skew: between(rnd, -0.4, 0.4),
      blunt: true,
      full: true,
    }
  })
  return {
    panels: [
      {
        name: 'cloth',
        outline: [
          [-3, -3],
          [broad + 3, -3],
          [broad + 3, tall + 3],
          [-3, tall + 3],
        ],
        puff: 0,
        dents: 0.1,
        turn: lean * 1.5,
      },
    ],
    folds,
    seams: [],
    trims: [],
  }
}
