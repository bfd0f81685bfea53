export { CardChain, type CardChainProps } from './CardChain.tsx'
export { ChainSums } from './ChainSums.tsx'
export { EdgeCard } from './EdgeCard.tsx'
export { lengthOf, type ChainSource, type ChainSum, meet, sumsOf } from './model.ts'
export type {
  ChainCard,
  ChainGain,
  ChainScore,
  ChainSize,
  EdgeKey,
  Meeting,
  MeetingState,
  OwnGain,
} from './types.ts'
