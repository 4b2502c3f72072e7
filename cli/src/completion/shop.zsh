# shop completion zsh >> ~/.zshrc
_shop() {
  local line
  local -a found
  for line in "${(@f)$(shop complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n "$line" ]] && found+=("${${line%% *}//:/\\:}:${line#* }")
  done
  if (( ${#found} )); then _describe shop found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _shop shop
