export { Baked, bakedOnce, type Picture, useBaked } from './baked.tsx'
export { ChanceCard } from './chance/ChanceCard.tsx'
export type {
  Beat,
  CardProps,
  DeedBook,
  Deeds,
  EndProps,
  FrameParts,
  GameTable,
  Glance,
  Lot,
  TableProps,
  Telltale,
  Way,
  Zoom,
} from './contract.ts'
export {
  type Choice,
  Segments,
  type SegmentsProps,
  Slider,
  type SliderProps,
  Stepper,
  type StepperProps,
  Switch,
  type SwitchProps,
} from './controls.tsx'
export { Drawers } from './Drawers.tsx'
export { type DrawingProps, drawingBy, type Placed } from './drawing.tsx'
export { grown, setGrowth } from './growth.ts'
export { useLongPress, useMedia, usePhone } from './hooks.ts'
export { type Later, later } from './later.tsx'
export { hasLooked, type LookMode, lookMode, setLookMode, useLookMode } from './looking.ts'
export { expected, LuckBar, luckWord, plus, type Tally } from './luck.tsx'
export { type Ended, type Exploit, exploitTexts, exploitsIn, isTold } from './exploits.ts'
export { beforePaint } from './beforePaint.ts'
export { isMoving, MOVE_MS, setMoving, useSkippable, useSkipping } from './moving.ts'
export { type RuleDesk, RuleDeskContext, Ruled, RuleLink } from './rules.tsx'
export { COLOURS, MARKS, SeatColours, useSeatColour } from './seats.ts'
export { Sheet, type SheetProps, warmSheets } from './Sheet.tsx'
export type { Cue, Sounds, Timbre } from './sound/cues.ts'
export { SpokenContext, sentencesOf } from './spoken.ts'
export { type Anchors, anchorsOf, cardKey, optionKey, seatKey } from './stage/anchors.ts'
export { type Seen, useFlights } from './stage/flights.ts'
export { flyTo, ghostOf } from './stage/ghosts.ts'
export { calm } from './stage/pace.ts'
export { type Holds, holdsNow, useHold, useHolds, useOffer } from './stage/holds.ts'
export { Spot, type SpotProps } from './stage/Spot.tsx'
export { Stage } from './stage/Stage.tsx'
export { TableRoot } from './stage/TableRoot.tsx'
export { Take } from './stage/Take.tsx'
export { type Anchor, NO_ANCHOR, type SpotChoice, usePointed, useStage } from './stage/stage.ts'
export { drawFirstTableUnhurried } from './unhurried.ts'
export { useLook } from './useLook.ts'
export { canSpeak, say, silence } from './voice.ts'
export { within } from './within.ts'
export { useBelow } from './page/useBelow.ts'
