/** The rules of Seventeen in segments between two questions. */
import { type Option } from '@emberhall/kernel';
import { type Resumable } from './frames.ts';
export declare function begin(seed: number): Resumable;
/** Runs the rules from an answer to the next question, or to the end of the game. */
export declare function advance(g: Resumable, given: Option): void;
