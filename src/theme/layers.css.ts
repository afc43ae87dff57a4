import { globalLayer } from '@vanilla-extract/css';

/**
 * Defaults live in layers; components' own styles stay outside, so they win over any default at any specificity
 * and in any order of lazy chunks.
 */
export const resetLayer = globalLayer('reset');
export const baseLayer = globalLayer('base');
