/** What the cards of Seventeen do, in segments between two questions. */
import { type Option } from '@emberhall/kernel';
import { type Frame, type Resumable } from './frames.ts';
export declare const PLAY = 1;
export declare const DISCARD = 2;
export declare const HAPPEN = 3;
export declare const EFFECT = 4;
export declare const ARRIVE = 5;
/** a: effect, b: amount, c: nesting, d: what the effect has to remember */
export declare function runEffect(g: Resumable, f: Frame, answer: Option): Option;
