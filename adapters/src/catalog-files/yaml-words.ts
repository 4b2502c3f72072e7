// Apart: the error texts of yaml-source.ts.
import type { ErrorCode } from 'yaml';

/** Messages for the errors of the YAML parser, for an operator; the parser's own messages are for programmers. */
export const yamlWords: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'a reference such as *name has nothing else before it',
  BAD_ALIAS: 'a name is missing after * or &; put a text that begins so in quotation marks',
  BAD_COLLECTION_TYPE: 'the tag does not fit the value after it; leave it out',
  BAD_DIRECTIVE: 'a line that begins with % is not understood; leave it out',
  BAD_DQ_ESCAPE: 'a backslash is written twice in double quotation marks; in single ones it stands for itself',
  BAD_INDENT: 'the line begins in another column than those that it belongs to, or a bracket before it is not closed',
  BAD_PROP_ORDER: 'an anchor such as &name stands right before its value',
  BAD_SCALAR_START: 'a text that begins with this sign needs quotation marks',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon and a blank needs quotation marks; another member begins on a line of its own',
  BLOCK_IN_FLOW: 'within brackets entries are separated by commas, not by dashes',
  DUPLICATE_KEY: 'the name stands here twice; each must stand once',
  IMPOSSIBLE: 'it cannot be read from here on',
  KEY_OVER_1024_CHARS: 'the name before the colon is longer than 1024 characters; is a quotation mark missing?',
  MISSING_CHAR: 'a dash, comma, colon, bracket or quotation mark is missing here or on a line before',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing, or the name before it is not on the same line',
  MULTIPLE_ANCHORS: 'a value has one anchor such as &name at most',
  MULTIPLE_DOCS: 'a second document begins here; a file holds one',
  MULTIPLE_TAGS: 'a value has one tag at most; leave them out',
  NON_STRING_KEY: 'the name before a colon must be a text',
  RESOURCE_EXHAUSTION: 'it is nested too deeply',
  TAB_AS_INDENT: 'the line is indented by a tab; use blanks',
  TAG_RESOLVE_FAILED: 'the tag is not known; leave it out',
  UNEXPECTED_TOKEN: 'this sign has no place here; a text that holds it needs quotation marks',
};
