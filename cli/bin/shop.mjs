#!/usr/bin/env node
// Starts the command line on any Node: builds what is stale, then runs it on a Node that is new enough, or prints what
// is missing. Plain JavaScript without packages, because it may run before anything is built.
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chooseNode } from './node-choice.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Runs this very command again on another Node, as if it were this process: same streams, signals and end. */
const runOn = async (node) => {
  const { spawn } = await import('node:child_process');
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`error: ${node} cannot be run: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 128 + (constants.signals[signal] ?? 0);
  });
};

const runHere = async () => {
  const isServer = process.argv.slice(2).includes('serve');
  try {
    const { buildIfStale } = await import('./build-if-stale.mjs');
    await buildIfStale(root, isServer ? ['cli', 'ui'] : ['cli']);
  } catch (error) {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return;
  }
  await import(pathToFileURL(join(root, 'cli/dist/shop.js')).href);
};

const { node, missing } = chooseNode(root);
if (node === process.execPath) await runHere();
else if (node !== undefined) await runOn(node);
else {
  process.stderr.write(`error: ${missing}\n`);
  process.exitCode = 1;
}
