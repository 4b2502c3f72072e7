# shop completion fish > ~/.config/fish/completions/shop.fish
function __shop_complete
  set -l typed (commandline -opc) (commandline -ct)
  shop complete -- $typed[2..-1] 2>/dev/null | string replace -r '^(\S+) ' '$1\t'
end
complete -c shop -a '(__shop_complete)'
