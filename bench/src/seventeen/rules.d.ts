/** The turn of Seventeen on the kernel, as the author of a game would write it. */
import { type Rule, type Seat } from '@emberhall/kernel';
import { type T } from './state.ts';
export declare function setUp(t: T): Rule;
export declare function turn(t: T, seat: Seat): Rule;
export declare function collect(t: T, seat: Seat): void;
