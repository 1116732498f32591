import { type Colour, lch } from '../drawing/colour.ts'
import type { Line, Pt } from '../drawing/geometry.ts'
import type { Fold, Garment, Look, Panel } from '../drawing/model.ts'
import { random } from '../drawing/random.ts'
import { detailsOf } from '../garments/dress-details.ts'
import { both, side } from '../garments/parts.ts'
import {
  type ArmSeen,
  arm,
  bareArm,
  belowDressSleeve,
  belowLongSleeve,
  belowShortSleeve,
  bones,
  features,
  fingers,
  hand,
  head,
  leg,
  neck,
  shoe,
  shoeSole,
  thumb,
  torso,
} from './body.ts'
import { bun, fringe, hairBehind, lock, lockStrands, strands } from './hair.ts'
import { forms, hairs, type Person, skins } from './person.ts'
import { type Pose, poseOf } from './pose.ts'
import { isArm, putOn, type WornGarment } from './worn.ts'

/** Draws a faceless standing person in an outfit: origin at the high point of the shoulder, floor at about 148 cm. */
export function figure(person: Person): Garment {
  const pose = poseOf(person)
  const rnd = random(person.id)
  const last = person.outfit.length - 1
  const pieces = person.outfit.map((worn, place) =>
    putOn(worn, place, { pose, form: person.form, rnd, under: place < last }),
  )
  const low = pieces.filter((piece) => piece.low)
  const top = pieces.filter((piece) => !piece.low)
  return {
    panels: layered(person, pose, low, top),
    folds: [
      ...pieces.flatMap(({ garment }) => garment.folds),
      ...faceOf(person, pose),
      ...strandsOf(person, pose),
      ...fingersOf(pose),
      ...bonesOf(person, pose),
    ],
    seams: pieces.flatMap(({ garment }) => garment.seams),
    // A lower piece loses its stitches and buttons where a top covers it.
    trims: (top.length ? top.slice(-1) : low).flatMap(({ garment }) => garment.trims),
  }
}

/** All panels, back to front. */
function layered(person: Person, pose: Pose, low: readonly WornGarment[], top: readonly WornGarment[]): Panel[] {
  const wears = (...families: readonly string[]): boolean =>
    person.outfit.some(({ family }) => families.includes(family))
  // A lapel lies open around what is worn beneath; a buttoned collar stands in front of it.
  const coated = person.outfit.findIndex(({ family, cut }) => family === 'coat' && cut !== 'trucker')
  const longSleeved = wears('shirt', 'knit', 'coat')
  const bareShoulder =
    !longSleeved && person.outfit.some(({ family, cut }) => family === 'dress' && /slip|square/.test(cut))
  const behind = ({ name }: Panel): boolean =>
    /inside|back collar|stand|facing|tail/.test(name) || name === `${coated} collar`
  const panelsOf = (pieces: readonly WornGarment[], keep: (panel: Panel) => boolean): Panel[] =>
    pieces.flatMap(({ garment }) => garment.panels.filter(keep))
  const arms = armsOf(person, pose, longSleeved ? belowLongSleeve : bareShoulder ? bareArm : belowSleeve(person))
  const sleeves = panelsOf(top.slice(-1), (panel) => isArm(panel.name))
  const body = partsOf(person, pose, bareShoulder)
  // A short sleeve goes behind the bodice, or the corner of its hem would stand out on the chest.
  const arming = longSleeved ? [...arms, ...raised(sleeves, 1.5)] : [...arms, ...raised(sleeves, 0.7)]
  const behindAll = bareShoulder || pose.behindBack !== undefined
  return [
    ...body.back,
    ...body.legs(wears('jeans', 'trousers') ? 122 : 0),
    ...body.feet,
    ...raised(panelsOf(top, behind), 0.2),
    ...body.trunk,
    ...(bareShoulder ? arming : pose.behindBack ? lowered(arming) : []),
    ...raised(
      panelsOf(low, () => true),
      0.4,
    ),
    ...(behindAll || longSleeved ? [] : arming),
    ...raised(
      panelsOf(top, (panel) => !isArm(panel.name) && !behind(panel)),
      0.8,
    ),
    ...(longSleeved && !behindAll ? arming : []),
    ...body.head,
  ]
}

/** Arms held behind the body are its lowest layer. */
const lowered = (panels: readonly Panel[]): Panel[] =>
  panels.map((panel) => ({ ...panel, lift: Math.min(0, (panel.lift ?? 0) - 1.4) }))

function belowSleeve({ outfit }: Person): ArmSeen {
  const dress = outfit.find(({ family }) => family === 'dress')
  return dress ? belowDressSleeve[detailsOf(dress.lot ?? 0).sleeve] : belowShortSleeve
}

/** Pieces that are worn lie above the body, whatever their own layers are. */
const raised = (panels: readonly Panel[], by: number): Panel[] =>
  panels.map((panel) => {
    const own = panel.lift ?? 0
    return { ...panel, lift: own < -0.5 ? own + by - 0.6 : own + by }
  })

const piece = (name: string, outline: Line, move: (point: Pt) => Pt, more: Partial<Panel> & { look: Look }): Panel => ({
  name,
  outline: outline.map(move),
  dents: 0,
  ...more,
})

function armsOf(person: Person, { arm: move, pocketed, behindBack }: Pose, seen: ArmSeen): Panel[] {
  // A hand in a pocket or behind the back is out of sight.
  const free = ([-1, 1] as const).filter((s) => s !== pocketed && s !== behindBack && behindBack !== 'both')
  const look = skinOf(person)
  // A bare arm grows out of the shoulder: no layer, so no line between them, and the chest's roundness passes into its own.
  const grown = seen.shoulder ? { form: 'torso', from: move([18, 6])[1], to: move([18, 20])[1] } : undefined
  const lift = seen.shoulder ? -0.1 : seen.outer > 40 ? 1.2 : 0.5
  return [
    ...both((s) =>
      piece(`arm ${s}`, arm(s, seen), move, {
        look,
        puff: 0.5,
        lift,
        turn: -s * 4,
        ...(grown ? { blend: grown } : {}),
      }),
    ),
    // The hand goes on in the roundness of the arm, so that no line crosses the wrist.
    ...free.map((s) => piece(`hand ${s}`, hand(s), move, { look, form: `arm ${s}`, lift })),
    ...free.map((s) => piece(`thumb ${s}`, thumb(s), move, { look, pillow: 0.7, lift: lift + 0.12 })),
  ]
}

function partsOf(person: Person, { body, leg: step, head: at, face, near }: Pose, bare: boolean) {
  const look = skinOf(person)
  const hair: Look = { cloth: 'hair', colour: hairs[person.hair]! }
  const shoes = person.shoes ?? { cloth: 'leather', colour: lch(0.3, 0.01, 60) }
  const sole: Look = { cloth: 'rubber', colour: lch(shoes.colour.l > 0.6 ? 0.8 : 0.22, 0.012, 60) }
  return {
    back: [
      ...(person.hairStyle === 'bun'
        ? [piece('bun', bun, at, { look: hair, pillow: 1.6, lift: -1.2, grain: 70 })]
        : []),
      piece('hair back', hairBehind[person.hairStyle], at, { look: hair, pillow: 2.2, lift: -0.6, grain: 0 }),
    ],
    // Under trousers only the ankles may show.
    legs: (from: number): Panel[] =>
      [-near, near].map((s) =>
        piece(
          `leg ${s}`,
          leg(s, forms[person.form].limb).filter(([, y]) => y >= from),
          step,
          {
            look,
            puff: 0.62,
            lift: s === near ? 0 : -0.25,
          },
        ),
      ),
    feet: [-near, near].flatMap((s) => [
      piece(`sole ${s}`, shoeSole(s), step, { look: sole, pillow: 0.3, lift: 0.1 }),
      piece(`foot ${s}`, shoe(s), step, { look: shoes, pillow: 1.6, lift: 0.16 }),
    ]),
    trunk: [
      piece('torso', bare ? torso : clothed(torso), body, { look, puff: 0.4, lift: -0.1 }),
      piece('neck', neck, body, { look, puff: 0.5, lift: -0.1 }),
    ],
    head: [
      piece('head', head, at, { look, pillow: 3.4, lift: 0.9 }),
      piece('hair', fringe[person.hairStyle], face, { look: hair, pillow: 2, lift: 1.2, grain: 0 }),
      ...(person.hairStyle === 'long'
        ? [piece('lock', onSide(person, lock), at, { look: hair, pillow: 1.4, lift: 1.9, grain: 0 })]
        : []),
    ],
  }
}

/** A face as on a shop mannequin: brow, nose, mouth and chin are modelled, nothing is painted. */
function faceOf({ form: name }: Person, { face: at }: Pose): Fold[] {
  const size = forms[name].head * forms[name].size
  return features.map(({ line, width, height }) => ({
    on: 'head',
    line: line.map(at),
    width: width * size,
    height: height * size,
    skew: 0.1,
  }))
}

/** Under cloth the shoulders are drawn a little narrower, so that no skin shows outside a seam. */
const clothed = (line: Line): Line => line.map(([x, y]): Pt => [y > 4 && y < 24 ? x * 0.88 : x, y])

const bonesOf = ({ form: name }: Person, { body: at }: Pose): Fold[] =>
  bones.flatMap(({ line, width, height }) =>
    ['neck', 'torso'].map((on) => ({
      on,
      line: line.map(at),
      width: width * forms[name].size,
      // Roundness hides the bones a little.
      height: (height * forms[name].size) / forms[name].limb,
      skew: 0.1,
    })),
  )

/** Every second strand lies lower, so that hair is not one mass. */
function strandsOf(person: Person, { head, face }: Pose): Fold[] {
  const { hairStyle } = person
  const lying = (on: string, lines: readonly Line[], at: Pose['head']): Fold[] =>
    lines.map((line, k) => ({
      on,
      line: line.map(at),
      width: 0.75,
      height: k % 2 ? 0.26 : -0.26,
      skew: 0.2,
      blunt: true,
    }))
  const { fringe: front, behind } = strands[hairStyle]
  const over = hairStyle === 'long' ? lockStrands.map((line) => onSide(person, line)) : []
  return [...lying('hair', front, face), ...lying('hair back', behind, head), ...lying('lock', over, head)]
}

/** Long hair falls over the shoulder the head turns to. */
const onSide = ({ aside = 0 }: Person, line: Line): Line => side(line, aside < 0 ? -1 : 1)

const fingersOf = ({ arm: at }: Pose): Fold[] =>
  both((s) =>
    fingers(s).map((line): Fold => ({ on: `hand ${s}`, line: line.map(at), width: 0.5, height: -0.42, blunt: true })),
  ).flat()

const skinOf = ({ skin }: Person): Look => ({ cloth: 'skin', colour: skins[skin] as Colour })
