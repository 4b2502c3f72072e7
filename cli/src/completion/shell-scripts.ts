/** Shells that can be taught to complete the program's words. */
export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

// What was typed goes to the program as it is: no shell looks at it a second time, or it would run what stands in it.
const bash = `# shop completion bash >> ~/.bashrc
_shop() {
  local word meaning
  COMPREPLY=()
  while read -r word meaning; do
    COMPREPLY+=("$word")
  done < <(shop complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _shop shop
`;

const zsh = `# shop completion zsh >> ~/.zshrc
_shop() {
  local line
  local -a found
  for line in "\${(@f)$(shop complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n "$line" ]] && found+=("\${\${line%% *}//:/\\\\:}:\${line#* }")
  done
  if (( \${#found} )); then _describe shop found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _shop shop
`;

const fish = `# shop completion fish > ~/.config/fish/completions/shop.fish
function __shop_complete
  set -l typed (commandline -opc) (commandline -ct)
  shop complete -- $typed[2..-1] 2>/dev/null | string replace -r '^(\\S+) ' '$1\\t'
end
complete -c shop -a '(__shop_complete)'
`;

/** A shell's start-up lines; the first names the file for them. */
export const shellScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
